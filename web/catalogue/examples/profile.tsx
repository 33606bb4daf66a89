import { useState } from 'react'
import type { Reason } from '#domain/errors.ts'
import type { Profile } from '#domain/progress/onboarding.ts'
import type { Example } from '#web/catalogue/example.ts'
import { ProfileField } from '#web/forms/profile/profile-field.tsx'
import { ProfileFields } from '#web/forms/profile/profile-fields.tsx'
import type { ProfileForm } from '#web/forms/profile/profile-form.ts'
import { type ProfileField as Field, profileParts } from '#web/forms/profile/profile-parts.ts'
import { ProfileRecords } from '#web/forms/profile/profile-records.tsx'

const cohort = { simpleOnboard: false }
const parts = profileParts('mentor', cohort)
const fieldOf = (control: string): Field => {
  const found = parts.flatMap(({ fields }) => fields).find((field) => field.control === control)
  if (!found) throw new Error(`No part of a profile has the control ${control}`)
  return found
}

function useForm(errors: Readonly<Record<string, Reason>> = {}): ProfileForm {
  const [profile, setProfile] = useState<Profile>({})
  return {
    profile,
    errors,
    required: new Set(Object.keys(errors)),
    set: (path, value) => setProfile((now) => ({ ...now, [path]: value })),
    states: async () => ['Kisumu County'],
    cities: async () => ['Kisumu'],
  }
}

function Fields({ part, wrong = false }: { part: string; wrong?: boolean }) {
  const fields = parts.find(({ name }) => name === part)?.fields ?? []
  const errors = Object.fromEntries(fields.map(({ path }) => [path, 'required' as const]))
  return <ProfileFields fields={fields} form={useForm(wrong ? errors : {})} />
}

function One({ control, wrong = false }: { control: string; wrong?: boolean }) {
  const spec = fieldOf(control)
  return <ProfileField spec={spec} form={useForm(wrong ? { [spec.path]: 'required' } : {})} />
}

function Records() {
  const spec = fieldOf('records')
  const frame = { label: 'Work', name: spec.path, required: false }
  return <ProfileRecords spec={spec} form={useForm()} frame={frame} />
}

export const examples: readonly Example[] = [
  {
    of: 'forms/profile/profile-field.tsx ProfileField',
    states: {
      text: () => <One control="text" />,
      'a web address': () => <One control="url" />,
      'a number': () => <One control="number" />,
      'a tick': () => <One control="tick" />,
      error: () => <One control="text" wrong />,
    },
  },
  {
    of: 'forms/profile/profile-fields.tsx ProfileFields',
    states: {
      'a part of a profile': () => <Fields part="expertise" />,
      'with errors': () => <Fields part="contact" wrong />,
    },
  },
  {
    of: 'forms/profile/profile-records.tsx ProfileRecords',
    states: { empty: () => <Records /> },
  },
]
