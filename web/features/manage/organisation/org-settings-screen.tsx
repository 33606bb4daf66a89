import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { ownKey } from '#web/data/half-typed/half-typed.ts'
import { useKept } from '#web/data/half-typed/use-kept.ts'
import { useMe } from '#web/data/session.ts'
import { type Faults, refusedFields } from '#web/features/manage/cohort-form/field-faults.ts'
import { OrganisationLog } from '#web/features/manage/people/organisation-log.tsx'
import { OrganisationPeople } from '#web/features/manage/people/organisation-people.tsx'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { OrgHead } from '#web/shared/manage/org-head.tsx'
import { Problem } from '#web/shared/manage/problem.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { notify } from '#web/ui/notify.ts'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Logo } from './logo.tsx'
import classes from './organisation.module.css'
import {
  type OrganisationSettings,
  organisationSettingsDocument,
  updateOrganisationDocument,
} from './organisation-documents.ts'
import {
  OrganisationAbout,
  OrganisationContact,
  type OrganisationDraft,
  OrganisationName,
} from './organisation-fields.tsx'
import { words } from './words.ts'

/** What an organisation says about itself, whom to ask, who runs it, and what they did. */
export function OrgSettingsScreen() {
  const text = useText()
  const { org } = useManagePlace()
  const [{ data, error, fetching }, read] = useQuery({
    query: organisationSettingsDocument,
    variables: { org },
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  if (data) {
    return (
      <div className={classes.page}>
        <Settings organisation={data.organisationSettings} readAgain={readAgain} />
        <OrganisationPeople org={org} />
        <OrganisationLog org={org} />
      </div>
    )
  }
  if (fetching && !error) return <PageSkeleton label={text('frame.loading')} />
  return <ManageFailed what="organisation" error={error} onRetry={readAgain} />
}

type Props = { organisation: OrganisationSettings; readAgain: () => void }

const none: Partial<OrganisationDraft> = {}

function Settings({ organisation, readAgain }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const { _id: id, version, name, description, website, contact_name, contact_email } = organisation
  const base: OrganisationDraft = { name, description, website, contact_name, contact_email }
  const key = ownKey(useMe()?.user_id ?? '', `organisation:${id}`)
  const [edits, setEdits] = useKept(key, key, none, (kept) => Object.values(kept).join(' ') || null)
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching }, update] = useMutation(updateOrganisationDocument)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (fetching) return
    const { error } = await update({ id, set: { ...edits, version } })
    if (!error) {
      setEdits(none)
      setProblem(null)
      return notify(said.saved, 'success')
    }
    const isConflict = error.graphQLErrors[0]?.extensions.code === 'CONFLICT'
    if (isConflict) readAgain()
    else setFaults(refusedFields(error, locale))
    setProblem(isConflict ? said.conflict : problemOf(error, locale))
  }

  const form = {
    draft: { ...base, ...edits },
    faults,
    onChange: (changes: Partial<OrganisationDraft>) => {
      setEdits((before) => ({ ...before, ...changes }))
      setFaults({})
      setProblem(null)
    },
  }
  return (
    <div className={classes.form}>
      <OrgHead title={text('page.manage-org-settings.title')} />
      <form className={classes.form} noValidate onSubmit={handleSubmit}>
        <Panel title={said.form.about}>
          <OrganisationName {...form} />
          <OrganisationAbout {...form} />
          <p>
            <b>{said.form.address}:</b> {organisation.slug}
            <br />
            <span className={classes.help}>{said.form.addressHelp}</span>
          </p>
        </Panel>
        <Panel title={said.form.contact}>
          <p className={classes.help}>{said.form.contactHelp}</p>
          <OrganisationContact {...form} />
        </Panel>
        <Problem>{problem}</Problem>
        <div className={classes.actions}>
          <BusyButton type="submit" loading={fetching}>
            {said.save}
          </BusyButton>
        </div>
      </form>
      <Logo organisation={organisation} onChanged={readAgain} />
    </div>
  )
}
