import { faultWords } from '#web/features/public/entrance/fault-words.ts'
import { RequiredMark } from '#web/features/public/entrance/form-fields.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { type Agreement, agreements, type Faults } from './check-sign-up.ts'
import classes from './sign-up.module.css'
import { words } from './words.ts'

const policies = { commitData: '/data-management', privacy: '/privacy-policy' } as const
const isPolicy = (name: Agreement): name is keyof typeof policies => name in policies

export function AgreementBoxes({ faults }: { faults: Faults }) {
  const locale = useLocale()
  const said = words[locale]
  return (
    <fieldset className={classes.agreements}>
      <legend>{said.agreements}</legend>
      {agreements.map((name) => {
        const fault = faults[name]
        return (
          <div key={name} className={classes.agreement}>
            <label>
              <input
                type="checkbox"
                name={name}
                required
                aria-invalid={Boolean(fault)}
                aria-describedby={fault ? `${name}-error` : undefined}
              />
              <span>
                {said[name]}
                <RequiredMark />
              </span>
            </label>
            {isPolicy(name) ? (
              <a href={localePath(locale, policies[name])} target="_blank" rel="noopener">
                {said.read[name]}
                <span className="visually-hidden"> {said.newTab}</span>
              </a>
            ) : null}
            {fault ? (
              <span id={`${name}-error`} className={classes.error}>
                {faultWords[locale][fault]}
              </span>
            ) : null}
          </div>
        )
      })}
      <div className={classes.agreement}>
        <label>
          <input type="checkbox" name="commitNews" />
          <span>
            {said.commitNews} <em>{said.optional}</em>
          </span>
        </label>
      </div>
    </fieldset>
  )
}
