import { Button, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { wideQuery } from '#web/app/shell/drawers/use-drawer.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './feedback.module.css'
import { words } from './words.ts'

const longest = 5000

type Props = { disabled: boolean; draft: string; onWrite: (text: string) => void; onSend: () => void }

/** Enter sends, Shift and Enter begin a new line. */
export function MessageBox({ disabled, draft, onWrite, onSend }: Props) {
  const text = words[useLocale()]
  // On a phone the keyboard would cover what one came to read.
  const isWide = useMediaQuery(wideQuery, true, { getInitialValueInEffect: false })
  const box = useRef<HTMLTextAreaElement>(null)
  // Whether one may write is known only when the messages are: until then the box cannot take the focus.
  useEffect(() => {
    if (isWide && !disabled) box.current?.focus()
  }, [isWide, disabled])

  const isTooLong = draft.length > longest

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isTooLong) onSend()
  }

  function handleKey(event: KeyboardEvent) {
    // While an input method composes a character, Enter only accepts it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!isTooLong) onSend()
  }

  return (
    <form className={classes.box} onSubmit={handleSubmit}>
      <Textarea
        ref={box}
        data-autofocus={(isWide && !disabled) || undefined}
        autosize
        minRows={2}
        maxRows={8}
        aria-label={text.input}
        placeholder={text.placeholder}
        disabled={disabled}
        value={draft}
        error={isTooLong && text.tooLong}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        onKeyDown={handleKey}
      />
      <Button type="submit" disabled={disabled}>
        {text.add}
      </Button>
    </form>
  )
}
