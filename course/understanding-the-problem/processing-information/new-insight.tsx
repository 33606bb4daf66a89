import { Button } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { isBlank, messageText } from '#domain/plan/messages.ts'
import { writtenText } from '#web/data/half-typed/use-kept.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useHalfTypedForm } from '#web/step-kit/half-typed/use-half-typed.ts'
import { itemProblem } from '#web/step-kit/item-text.tsx'
import classes from './insights.module.css'
import type { Words } from './words.ts'

type Props = {
  keptAs: string
  words: Words
  others: readonly string[]
  gap: string | undefined
  onAdd: (insight: string) => void
}

const blank = { that: '', because: '', means: '' }
const parts = ['that', 'because', 'means'] as const
const told = (draft: typeof blank) => writtenText(parts.map((part) => draft[part]).join(' '))

/** Three blanks that become one sentence. */
export function NewInsight({ keptAs, words, others, gap, onAdd }: Props) {
  const locale = useLocale()
  const [draft, setDraft] = useHalfTypedForm(keptAs, blank, told)
  const [wasTried, setTried] = useState(false)
  const sentence = words.sentence(draft)
  const problem = isBlank(draft.that) ? 'required' : itemProblem(sentence, others)

  function handleAdd() {
    setTried(problem !== undefined)
    if (problem) return
    onAdd(sentence)
    setDraft(blank)
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
      {parts.map((part) => (
        <GrowingTextarea
          key={part}
          label={words.helper[part]}
          leastRows={1}
          maxLength={300}
          value={draft[part]}
          error={part === 'that' && (wasTried && problem ? messageText({ message: problem }, locale) : gap)}
          onChange={(event) => setDraft({ ...draft, [part]: event.currentTarget.value })}
          onKeyDown={addByEnter}
        />
      ))}
      {isBlank(draft.that) ? null : <p className={classes.sentence}>{sentence}</p>}
      <Button type="submit" variant="light">
        {words.addInsight}
      </Button>
    </form>
  )
}

/** The blanks grow with their words, but they are lines of a form. */
function addByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
