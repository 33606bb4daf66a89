import { Button, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type FormEvent, type KeyboardEvent, useEffect, useReducer, useRef } from 'react'
import { wideQuery } from '#web/app/shell/drawers/use-drawer.ts'
import { useText } from '#web/i18n/text.tsx'
import { emptyDraft, nextDraft } from './draft.ts'
import classes from './feedback.module.css'

type Props = { disabled: boolean; onAdd: (text: string) => Promise<boolean> }

/** Enter sends, Shift and Enter begin a new line. */
export function MessageBox({ disabled, onAdd }: Props) {
  const text = useText()
  // On a phone the keyboard would cover what one came to read.
  const isWide = useMediaQuery(wideQuery, true, { getInitialValueInEffect: false })
  const [draft, change] = useReducer(nextDraft, emptyDraft)
  useSending(draft.sending, onAdd, (sent) => change({ type: sent ? 'sent' : 'failed' }))

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    change({ type: 'send' })
  }

  function handleKey(event: KeyboardEvent) {
    // While an input method composes a character, Enter only accepts it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    change({ type: 'send' })
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
        onChange={({ currentTarget }) => change({ type: 'write', text: currentTarget.value })}
        onKeyDown={handleKey}
      />
      <Button type="submit" disabled={disabled} loading={draft.sending !== null}>
        {text('shell.feedback.add')}
      </Button>
    </form>
  )
}

function useSending(
  message: string | null,
  onAdd: (text: string) => Promise<boolean>,
  onAnswer: (sent: boolean) => void,
): void {
  const latest = useRef({ onAdd, onAnswer })
  latest.current = { onAdd, onAnswer }
  useEffect(() => {
    if (message === null) return
    let isGone = false
    latest.current.onAdd(message).then(
      (sent) => isGone || latest.current.onAnswer(sent),
      () => isGone || latest.current.onAnswer(false),
    )
    return () => {
      isGone = true
    }
  }, [message])
}
