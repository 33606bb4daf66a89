import { localePath } from '#web/i18n/locale.ts'
import { useLocale, usePublicText } from '#web/i18n/text.tsx'
import { type Agreement, agreements, type Faults } from './check-sign-up.ts'
import classes from './sign-up.module.css'

const policies: Partial<Record<Agreement, string>> = {
  commitData: '/data-management',
  privacy: '/privacy-policy',
}

export function AgreementBoxes({ faults }: { faults: Faults }) {
  const text = usePublicText()
  const locale = useLocale()
  return (
    <fieldset className={classes.agreements}>
      <legend>{text('signUp.agreements')}</legend>
      {agreements.map((name) => {
        const fault = faults[name]
        const policy = policies[name]
        return (
          <div key={name} className={classes.agreement}>
            <label>
              <input
                type="checkbox"
                name={name}
                aria-invalid={Boolean(fault)}
                aria-describedby={fault ? `${name}-error` : undefined}
              />
              <span>{text(`signUp.${name}`)}</span>
            </label>
            {policy ? (
              <a href={localePath(locale, policy)} target="_blank" rel="noopener">
                {text(`signUp.${name}Read` as 'signUp.privacyRead')}
                <span className="visually-hidden"> {text('signUp.newTab')}</span>
              </a>
            ) : null}
            {fault ? (
              <span id={`${name}-error`} className={classes.error}>
                {text(fault)}
              </span>
            ) : null}
          </div>
        )
      })}
      <div className={classes.agreement}>
        <label>
          <input type="checkbox" name="commitNews" />
          <span>
            {text('signUp.commitNews')} <em>{text('signUp.optional')}</em>
          </span>
        </label>
      </div>
    </fieldset>
  )
}
