import { useState } from 'react'
import { newPasswordFault } from '#web/features/public/entrance/check-entries.ts'
import { PasswordField } from '#web/features/public/entrance/form-fields.tsx'
import { words as entranceWords } from '#web/features/public/entrance/words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './sign-up.module.css'
import { words } from './words.ts'

type Props = { error: string | undefined; againError: string | undefined }

/** The hints promise only what is checked: the length here, the list of common passwords on the server. */
export function NewPasswordFields({ error, againError }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const [typed, setTyped] = useState('')
  const isLong = typed !== '' && newPasswordFault(typed) === null
  return (
    <>
      <div>
        <PasswordField
          label={entranceWords[locale].entrance.password}
          name="password"
          required
          autoComplete="new-password"
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ul className={classes.hints}>
          <li data-met={isLong || undefined}>
            <Icon name={isLong ? 'check' : 'circle'} />
            {said.hintLength}
            {isLong ? <span className="visually-hidden"> {said.hintMet}</span> : null}
          </li>
          <li>
            <Icon name="circle" />
            {said.hintCommon}
          </li>
        </ul>
      </div>
      <PasswordField
        label={said.passwordAgain}
        name="passwordAgain"
        required
        autoComplete="new-password"
        error={againError}
      />
    </>
  )
}
