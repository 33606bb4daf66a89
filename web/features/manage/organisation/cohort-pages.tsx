import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useQuery } from 'urql'
import { laterPages } from '#web/features/manage/cohort-home/later-pages.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { type CohortAtHome, cohortsDocument } from '#web/shared/cohort-item/cohort-documents.ts'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import classes from './organisation.module.css'
import { mostAtOnce } from './organisation-documents.ts'
import { words } from './words.ts'

type Later = { org: string; archived: boolean; show: (item: CohortAtHome) => ReactNode }
type Props = Later & { className?: string | undefined; total: number; first: ReactNode }

/** A list of cohorts that grows on demand: an organisation may have hundreds. */
export function CohortPages({ className, total, first, ...later }: Props) {
  const said = words[useLocale()]
  const [pages, setPages] = useState(1)
  const { offsets, left } = laterPages(total, pages, mostAtOnce)
  return (
    <>
      <ul className={className}>
        {first}
        {offsets.map((offset) => (
          <LaterCohorts key={offset} offset={offset} {...later} />
        ))}
      </ul>
      {left > 0 ? (
        <Button variant="default" className={classes.more ?? ''} onClick={() => setPages(pages + 1)}>
          {said.more(left)}
        </Button>
      ) : null}
    </>
  )
}

function LaterCohorts({ org, archived, offset, show }: Later & { offset: number }) {
  const text = useText()
  const [{ data, error }, read] = useQuery({
    query: cohortsDocument,
    variables: { org, archived, limit: mostAtOnce, offset },
    requestPolicy: 'cache-and-network',
  })
  if (data) return data.organisationCohorts.items.map(show)
  return (
    <li>
      {error ? (
        <ManageFailed error={error} onRetry={() => read({ requestPolicy: 'network-only' })} />
      ) : (
        <span role="status">{text('frame.loading')}</span>
      )}
    </li>
  )
}
