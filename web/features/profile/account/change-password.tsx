import { Button, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import classes from '#web/features/profile/profile.module.css'
import { SettingCard } from '#web/features/profile/setting-card.tsx'
import { useAsk } from '#web/features/profile/use-ask.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Outcome } from './change-email.tsx'
import { words } from './words.ts'

const nothing = { current: '', next: '', again: '' }

export function ChangePassword() {
  const text = words[useLocale()]
  const { ask, isBusy, problem, fields } = useAsk()
  const [typed, setTyped] = useState(nothing)
  const [differs, setDiffers] = useState(false)
  const [isDone, setDone] = useState(false)

  async function handleChange(event: FormEvent) {
    event.preventDefault()
    setDone(false)
    setDiffers(typed.next !== typed.again)
    if (typed.next !== typed.again) return
    const body = { currentPassword: typed.current, newPassword: typed.next }
    if (!(await ask('/api/auth/change-password', body))) return
    setTyped(nothing)
    setDone(true)
  }

  const input = (name: keyof typeof nothing) => ({
    required: true,
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  })
  return (
    <SettingCard title={text.passwordTitle} help={text.passwordHelp}>
      <form onSubmit={handleChange} className={`${classes.form} ${classes.narrow}`}>
        <PasswordInput {...input('current')} autoComplete="current-password" label={text.passwordNow} />
        <PasswordInput
          {...input('next')}
          autoComplete="new-password"
          label={text.passwordNew}
          error={fields.newPassword}
        />
        <PasswordInput
          {...input('again')}
          autoComplete="new-password"
          label={text.passwordAgain}
          error={differs ? text.passwordDiffers : null}
        />
        <Outcome problem={fields.newPassword ? '' : problem} done={isDone ? text.passwordSaved : ''} />
        <div>
          <Button type="submit" variant="light" loading={isBusy}>
            {text.passwordSave}
          </Button>
        </div>
      </form>
    </SettingCard>
  )
}
