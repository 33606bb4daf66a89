import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWords } from '#web/features/project-home/use-words.ts'
import classes from './team.module.css'

type Props = { isFull: boolean; isBusy: boolean; onInvite: (email: string) => Promise<string> }

/** What was typed stays when the invitation could not be sent, with the reason below it. */
export function InviteForm({ isFull, isBusy, onInvite }: Props) {
  const { words } = useWords()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState('')
  if (isFull) return <p className={classes.soft}>{words.team.full}</p>

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = email.trim()
    const refused = address === '' ? words.team.required : await onInvite(address)
    setFault(refused)
    if (!refused) setEmail('')
  }

  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextInput
        className={classes.address ?? ''}
        label={words.team.invite}
        placeholder={words.team.address}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        error={fault || null}
        errorProps={{ role: 'alert' }}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        {words.team.send}
      </Button>
    </form>
  )
}
