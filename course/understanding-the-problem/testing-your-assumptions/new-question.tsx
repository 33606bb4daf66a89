import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useHalfTyped } from '#web/step-kit/half-typed/use-half-typed.ts'
import { itemProblem } from '#web/step-kit/item-text.tsx'
import { QuestionHints } from './question-hints.tsx'
import classes from './questions.module.css'
import type { Words } from './words.ts'

type Props = {
  keptAs: string
  words: Words
  others: readonly string[]
  /** What the step says about the whole list. */
  gap: string | undefined
  onAdd: (text: string) => void
}

export function NewQuestion({ keptAs, words, others, gap, onAdd }: Props) {
  const locale = useLocale()
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useHalfTyped(keptAs)
  const [wasTried, setTried] = useState(false)
  const problem = text === words.rewrite ? 'required' : itemProblem(text, others)

  function handleAdd() {
    setTried(problem !== undefined)
    box.current?.focus()
    if (problem) return
    onAdd(text.trim())
    setText('')
  }

  function write(next: string) {
    setText(next)
    setTried(false)
  }

  return (
    <form
      className={classes.adding}
      data-kept={keptAs}
      onSubmit={(event) => {
        event.preventDefault()
        handleAdd()
      }}
    >
      <GrowingTextarea
        ref={box}
        label={words.newQuestion}
        placeholder={words.placeholder}
        leastRows={1}
        maxLength={500}
        value={text}
        error={wasTried && problem ? messageText({ message: problem }, locale) : gap}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          handleAdd()
        }}
      />
      <QuestionHints
        text={text}
        words={words}
        onRewrite={(start) => {
          write(start)
          box.current?.focus()
        }}
      />
      <Button type="submit" variant="light">
        {words.add}
      </Button>
    </form>
  )
}
