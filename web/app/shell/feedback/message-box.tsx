import { Button, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { FormEvent, KeyboardEvent } from 'react'
import { wideQuery } from '#web/app/shell/drawers/use-drawer.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Draft } from './draft.ts'
import classes from './feedback.module.css'

type Props = { disabled: boolean; draft: Draft; onWrite: (text: string) => void; onSend: () => void }

/** Enter sends, Shift and Enter begin a new line. */
export function MessageBox({ disabled, draft, onWrite, onSend }: Props) {
  const text = useText()
  // On a phone the keyboard would cover what one came to read.
  const isWide = useMediaQuery(wideQuery, true, { getInitialValueInEffect: false })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSend()
  }

  function handleKey(event: KeyboardEvent) {
    // While an input method composes a character, Enter only accepts it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }

  return (
    <form className={classes.box} onSubmit={handleSubmit}>
      <Textarea
        data-autofocus={isWide || undefined}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={5000}
        aria-label={text('shell.feedback.input')}
        placeholder={text('shell.feedback.placeholder')}
        disabled={disabled}
        value={draft.text}
        error={draft.failed ? text('shell.feedback.failed') : null}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        onKeyDown={handleKey}
      />
      <Button type="submit" disabled={disabled} loading={draft.sending !== null}>
        {text('shell.feedback.add')}
      </Button>
    </form>
  )
}
