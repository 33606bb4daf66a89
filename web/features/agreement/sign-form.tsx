import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { isSameName } from '#domain/progress/agreement.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './agreement.module.css'
import { agreementWords } from './words.ts'

type Props = {
  /** The name in the profile, which is the one that signs. */
  profileName: string
  otherName: string
  /** Answers why it was not signed, or null when it was. */
  onSign: (fullName: string) => Promise<string | null>
}

export function SignForm({ profileName, otherName, onSign }: Props) {
  const words = agreementWords[useLocale()]
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (name.trim() === '') return setProblem(words.sign.empty)
    if (!isSameName(name, profileName)) return setProblem(words.sign.otherName(profileName))
    setSending(true)
    const refusal = await onSign(name)
    setSending(false)
    setProblem(refusal)
  }

  return (
    <form className={classes.sign} id="sign" onSubmit={handleSubmit} noValidate>
      <h2>{words.form.title}</h2>
      <p>{words.form.lead(otherName)}</p>
      <TextInput
        label={words.sign.label}
        description={profileName ? words.sign.hint(profileName) : undefined}
        autoComplete="name"
        maxLength={160}
        value={name}
        error={problem}
        errorProps={{ role: 'alert' }}
        classNames={{ input: classes.signature ?? '' }}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setProblem(null)
        }}
      />
      <Button type="submit" loading={isSending}>
        {words.sign.button}
      </Button>
    </form>
  )
}
