import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PasswordBox } from '#web/features/business-plan/sharing/password-box.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { NewsTitle } from './news-title.tsx'
import classes from './reader.module.css'
import { readerWords } from './words.ts'

type Props = { problem: string; wait: number; onOpen: (password: string) => Promise<void> }

/** What was typed stays, with what is wrong with it below. */
export function PasswordForm({ problem, wait, onOpen }: Props) {
  const words = readerWords[useLocale()]
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const fault = isMissing ? words.passwordMissing : problem || (wait > 0 ? words.wait(wait) : '')

  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setMissing(password === '')
    if (password === '') return field.current?.focus()
    setBusy(true)
    await onOpen(password)
    setBusy(false)
  }

  return (
    <form className={classes.card} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <NewsTitle title={words.askTitle} text={words.askText} />
      <PasswordBox
        ref={field}
        label={words.password}
        autoComplete="off"
        value={password}
        error={fault || null}
        errorProps={{ role: 'alert' }}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" loading={isBusy}>
        {words.open}
      </Button>
    </form>
  )
}
