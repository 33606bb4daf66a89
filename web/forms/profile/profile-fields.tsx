import classes from './profile.module.css'
import { ProfileField } from './profile-field.tsx'
import type { ProfileForm } from './profile-form.ts'
import type { ProfileField as Spec } from './profile-parts.ts'
import { valueAt } from './profile-values.ts'

/** Narrow fields stand two in a row where there is room. */
const narrow: ReadonlySet<string> = new Set([
  'text',
  'date',
  'choice',
  'country',
  'state',
  'city',
  'url',
  'number',
])

export function ProfileFields({ fields, form }: { fields: readonly Spec[]; form: ProfileForm }) {
  return (
    <div className={classes.fields}>
      {fields
        .filter(({ when }) => !when || valueAt(form.profile, when) === true)
        .map((spec) => (
          <div key={spec.path} className={narrow.has(spec.control) ? classes.narrow : classes.wide}>
            <ProfileField spec={spec} form={form} />
          </div>
        ))}
    </div>
  )
}
