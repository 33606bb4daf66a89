import { Select } from '@mantine/core'
import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import { weeksLater } from '#domain/programme/cohort-dates.ts'
import { cohortToCopyDocument, type FormCohort } from '#web/features/manage/cohort-form/cohort-documents.ts'
import classes from '#web/features/manage/cohort-form/form.module.css'
import { useLocale } from '#web/i18n/text.tsx'
import { titlesDocument } from './title-documents.ts'
import { words } from './words.ts'

type Props = {
  org: string
  copied: string | null
  onCopy: (cohort: FormCohort | null, weeks: number) => void
}

/** A cohort of the organisation whose settings the new one begins with. */
export function CopyFrom({ org, copied, onCopy }: Props) {
  const said = words[useLocale()].copy
  const client = useClient()
  const [{ data }] = useQuery({ query: titlesDocument, variables: { org } })
  const [state, setState] = useState('')
  const [isFailed, setFailed] = useState(false)
  const cohorts = data?.organisationCohorts.items ?? []
  if (cohorts.length === 0) return null

  async function choose(id: string | null) {
    setFailed(false)
    setState('')
    if (!id) return onCopy(null, 0)
    const answer = await client
      .query(cohortToCopyDocument, { id }, { requestPolicy: 'network-only' })
      .toPromise()
    const cohort = answer.data?.cohort
    if (!cohort) return setFailed(true)
    const weeks = weeksLater(cohort, new Date())
    onCopy(cohort, weeks)
    setState(said.moved(weeks))
  }

  return (
    <div className={classes.copy}>
      <Select
        label={said.label}
        description={said.help}
        placeholder={said.scratch}
        clearable
        searchable
        value={copied}
        data={cohorts.map(({ cohort }) => ({ value: cohort._id, label: cohort.title }))}
        error={isFailed ? said.failed : null}
        onChange={choose}
      />
      <p role="status" className={classes.help}>
        {state}
      </p>
    </div>
  )
}
