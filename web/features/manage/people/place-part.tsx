import { Select, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { useLocale } from '#web/i18n/text.tsx'
import { Problem } from '#web/shared/manage/problem.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import classes from './people.module.css'
import {
  type ManagedUser,
  type Places,
  setMainOrgDocument,
  setOrgDocument,
  updateUserDocument,
} from './people-documents.ts'
import { fullName } from './people-list.tsx'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

type Props = { person: ManagedUser; places: Places; isPeer: boolean; onChange: () => void }

/** Whom an admin works for, where somebody takes part, and in which cohort. */
export function PlacePart({ person, places, isPeer, onChange }: Props) {
  const text = words[useLocale()].place
  const [, setMainOrg] = useMutation(setMainOrgDocument)
  const [, setOrg] = useMutation(setOrgDocument)
  const [, update] = useMutation(updateUserDocument)
  const { isBusy, problem, run } = useChange(onChange)
  const [mainOrg, setMain] = useState(person.main_org_id)
  const [org, setPlace] = useState(person.org_id)
  const [cohort, setCohort] = useState(person.cohortId)
  const isAdmin = person.role === 'admin'
  const userId = person._id
  const organisations = places.organisations.map(({ _id, name }) => ({ value: _id, label: name }))
  const cohorts = places.cohorts
    .filter(({ org_id }) => !org || org_id === org)
    .map(({ _id, title }) => ({ value: _id, label: title }))

  const steps = [
    ...(mainOrg !== person.main_org_id ? [() => setMainOrg({ userId, org: mainOrg })] : []),
    ...(org !== person.org_id ? [() => setOrg({ userId, org })] : []),
    ...(cohort !== person.cohortId && !isPeer ? [() => update({ userId, data: { cohortId: cohort } })] : []),
  ]

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (steps.length > 0) void run(steps, text.done(fullName(person)))
  }

  return (
    <form className={classes.part} onSubmit={handleSubmit}>
      <Title order={3}>{text.title}</Title>
      <Select
        label={text.mainOrg}
        description={isAdmin ? text.mainOrgHelp : text.mainOrgOther}
        data={organisations}
        value={mainOrg}
        clearable={!isAdmin}
        allowDeselect={!isAdmin}
        searchable
        onChange={setMain}
      />
      <Select
        label={text.org}
        data={organisations}
        value={org}
        clearable
        searchable
        onChange={(value) => {
          setPlace(value)
          if (!places.cohorts.some(({ _id, org_id }) => _id === cohort && org_id === value)) setCohort(null)
        }}
      />
      {isPeer ? null : (
        <Select
          label={text.cohort}
          description={text.cohortHelp}
          data={cohorts}
          value={cohort}
          clearable
          searchable
          onChange={setCohort}
        />
      )}
      <Problem>{problem}</Problem>
      <BusyButton type="submit" variant="default" loading={isBusy} disabled={steps.length === 0}>
        {text.save}
      </BusyButton>
    </form>
  )
}
