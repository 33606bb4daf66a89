import { TextInput } from '@mantine/core'
import { organisationFields } from '#domain/programme/organisation.ts'
import type { Faults } from '#web/features/manage/cohort-form/field-faults.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './organisation.module.css'
import { words } from './words.ts'

export type OrganisationDraft = Readonly<Record<keyof typeof organisationFields, string>>

export const emptyOrganisation: OrganisationDraft = {
  name: '',
  description: '',
  website: '',
  contact_name: '',
  contact_email: '',
}

export type OrganisationForm = {
  draft: OrganisationDraft
  faults: Faults
  onChange: (changes: Partial<OrganisationDraft>) => void
}

type LineName = Exclude<keyof OrganisationDraft, 'description'>

export function OrganisationName(form: OrganisationForm) {
  const said = words[useLocale()].form
  return <Line {...form} name="name" label={said.name} isNeeded />
}

export function OrganisationAbout(form: OrganisationForm) {
  const said = words[useLocale()].form
  const { draft, faults, onChange } = form
  return (
    <>
      <LongText
        label={said.description}
        description={said.descriptionHelp}
        minRows={3}
        maxRows={12}
        longest={organisationFields.description.max}
        value={draft.description}
        error={faults.description}
        onChange={(description) => onChange({ description })}
      />
      <Line {...form} name="website" label={said.website} type="url" />
    </>
  )
}

export function OrganisationContact(form: OrganisationForm) {
  const said = words[useLocale()].form
  return (
    <div className={classes.pair}>
      <Line {...form} name="contact_name" label={said.contactName} />
      <Line {...form} name="contact_email" label={said.contactEmail} type="email" />
    </div>
  )
}

type LineProps = OrganisationForm & {
  name: LineName
  label: string
  type?: 'url' | 'email'
  isNeeded?: boolean
}

function Line({ draft, faults, onChange, name, label, type, isNeeded = false }: LineProps) {
  return (
    <TextInput
      name={name}
      label={label}
      {...(type && { type })}
      withAsterisk={isNeeded}
      maxLength={organisationFields[name].max}
      value={draft[name]}
      error={faults[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
}
