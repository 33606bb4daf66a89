import type { FieldFrame } from '#web/forms/field-frame.ts'
import { type Entry, RecordList } from '#web/forms/record-list.tsx'
import { type TextKey, useText } from '#web/i18n/text.tsx'
import type { ProfileForm } from './profile-form.ts'
import { fieldAt, type ProfileField } from './profile-parts.ts'
import { valueAt } from './profile-values.ts'

/** What is asked in each entry, in the order of asking. A second degree is a second entry. */
const asked: Readonly<Record<string, readonly string[]>> = {
  workExpRecords: ['givenTitle', 'givenCompany', 'givenTime', 'givenShortDes'],
  eduExpRecords: ['givenDegree', 'givenFocus', 'givenInstitution'],
  'userMotivation.mentorRecords': ['givenInstitution', 'helpDes'],
  'mentorMotivation.mentorRecords': ['givenInstitution', 'givenDuration', 'givenHours'],
}

const longText = 1000

export function ProfileRecords({
  spec,
  form,
  frame,
}: {
  spec: ProfileField
  form: ProfileForm
  frame: FieldFrame
}) {
  const text = useText()
  const field = fieldAt(spec.path)
  const value = valueAt(form.profile, spec.path)
  const inner = field.kind === 'list' && field.of.kind === 'group' ? field.of.fields : {}
  const fields = (asked[spec.path] ?? []).map((name) => {
    const max = inner[name]?.kind === 'text' ? inner[name].max : 200
    return { name, max, label: text(`forms.profile.entry.${name}` as TextKey), isLong: max > longText }
  })
  return (
    <RecordList
      title={frame.label}
      description={frame.description}
      add={text(`forms.profile.add.${spec.path}` as TextKey)}
      fields={fields}
      value={Array.isArray(value) ? (value as Entry[]) : []}
      most={field.kind === 'list' ? field.max : 1}
      onChange={(next) => form.set(spec.path, next)}
    />
  )
}
