import type { FieldFrame } from '#web/forms/field-frame.ts'
import { type Entry, RecordList } from '#web/forms/record-list.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import type { ProfileForm } from './profile-form.ts'
import { fieldAt, type ProfileField } from './profile-parts.ts'
import { valueAt } from './profile-values.ts'
import { profileFormWords } from './words.ts'

type Words = (typeof profileFormWords)['en']

/** What is asked in each entry, in the order of asking. A second degree is a second entry. */
const asked = {
  workExpRecords: ['givenTitle', 'givenCompany', 'givenTime', 'givenShortDes'],
  eduExpRecords: ['givenDegree', 'givenFocus', 'givenInstitution'],
  'userMotivation.mentorRecords': ['givenInstitution', 'helpDes'],
  'mentorMotivation.mentorRecords': ['givenInstitution', 'givenDuration', 'givenHours'],
} as const satisfies Record<keyof Words['add'], readonly (keyof Words['entry'])[]>

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
  const text = profileFormWords[useLocale()]
  const path = spec.path as keyof typeof asked
  const field = fieldAt(spec.path)
  const value = valueAt(form.profile, spec.path)
  const inner = field.kind === 'list' && field.of.kind === 'group' ? field.of.fields : {}
  const fields = asked[path].map((name) => {
    const max = inner[name]?.kind === 'text' ? inner[name].max : 200
    return { name, max, label: text.entry[name], isLong: max > longText }
  })
  return (
    <RecordList
      title={frame.label}
      description={frame.description}
      add={text.add[path]}
      fields={fields}
      value={Array.isArray(value) ? (value as Entry[]) : []}
      most={field.kind === 'list' ? field.max : 1}
      onChange={(next) => form.set(spec.path, next)}
    />
  )
}
