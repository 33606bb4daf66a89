import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { itemProblem, messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useHalfTyped } from '#web/step-kit/half-typed/use-half-typed.ts'
import { AddForm, addByEnter } from './add-form.tsx'
import classes from './lists.module.css'

type Props = {
  label: string
  /** What the form is called within its step, where a text that is not added yet is found again. */
  keptAs: string
  /** What the list holds already: the same text twice is refused. */
  others: readonly string[]
  onAdd: (text: string) => void
  placeholder?: string | undefined
  hint?: string | undefined
  maxLength?: number | undefined
  button?: string | undefined
  /** What the list belongs to, where a step has several such forms. */
  of?: string | undefined
  /** What the step says about the whole list. */
  gap?: string | undefined
  /** What else is not worth adding, such as a beginning without an end. */
  isUnfinished?: ((text: string) => boolean) | undefined
  /** What to say about the text while it is written, and a way to put another beginning there. */
  about?: ((draft: string, begin: (text: string) => void) => ReactNode) | undefined
}

/** One line and a button: Enter adds, and the line is free for the next. */
export function AddLine(props: Props) {
  const { label, keptAs, others, onAdd, placeholder, hint, maxLength = 200, button, of, gap, about } = props
  const locale = useLocale()
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useHalfTyped(keptAs)
  const [wasTried, setTried] = useState(false)
  const problem = props.isUnfinished?.(text) ? 'required' : itemProblem(text, others, maxLength)

  function write(next: string) {
    setText(next)
    setTried(false)
  }

  function begin(next: string) {
    write(next)
    box.current?.focus()
  }

  function handleAdd() {
    setTried(problem !== undefined)
    if (problem) return
    onAdd(text.trim())
    begin('')
  }

  return (
    <AddForm keptAs={keptAs} button={button} isLine={!about} of={of} onAdd={handleAdd}>
      <GrowingTextarea
        ref={box}
        className={classes.line}
        label={label}
        aria-label={of ? `${label}: ${of}` : undefined}
        description={hint}
        placeholder={placeholder}
        leastRows={1}
        isOneParagraph
        maxLength={maxLength}
        value={text}
        error={wasTried && problem ? messageText({ message: problem }, locale) : gap}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={addByEnter}
      />
      {about?.(text, begin)}
    </AddForm>
  )
}
