import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import classes from './agreement.module.css'

type Props = {
  /** The name in the profile, as an example. */
  profileName: string
  otherName: string
  /** Answers why it was not signed, or null when it was. */
  onSign: (fullName: string) => Promise<string | null>
}

const shortestName = 3

export function SignForm({ profileName, otherName, onSign }: Props) {
  const text = useText()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (name.trim().length < shortestName) return setProblem(text('agreement.sign.empty'))
    setSending(true)
    const refusal = await onSign(name)
    setSending(false)
    setProblem(refusal)
  }

  return (
    <form className={classes.sign} id="sign" onSubmit={handleSubmit} noValidate>
      <h2>{text('agreement.form.title')}</h2>
      <p>{text('agreement.form.lead', { name: otherName })}</p>
      <TextInput
        label={text('agreement.sign.label')}
        description={profileName ? text('agreement.sign.hint', { name: profileName }) : undefined}
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
        {text('agreement.sign.button')}
      </Button>
    </form>
  )
}
