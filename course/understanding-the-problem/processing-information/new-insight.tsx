import { useState } from 'react'
import { isBlank, messageText } from '#domain/plan/messages.ts'
import { writtenText } from '#web/data/half-typed/use-kept.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useHalfTypedForm } from '#web/step-kit/half-typed/use-half-typed.ts'
import { itemProblem } from '#web/step-kit/item-text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { AddForm, addByEnter } from '#web/step-kit/lists/add-form.tsx'
import type { Words } from './words.ts'

type Props = {
  keptAs: string
  words: Words
  /** The question that it is about. */
  of: string
  others: readonly string[]
  gap: string | undefined
  onAdd: (insight: string) => void
}

const blank = { that: '', because: '', means: '' }
const parts = ['that', 'because', 'means'] as const
const told = (draft: typeof blank) => writtenText(parts.map((part) => draft[part]).join(' '))

/** Three blanks that become one sentence. */
export function NewInsight({ keptAs, words, of, others, gap, onAdd }: Props) {
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
    <AddForm keptAs={keptAs} button={words.addInsight} of={of} onAdd={handleAdd}>
      {parts.map((part) => (
        <GrowingTextarea
          key={part}
          label={words.helper[part]}
          aria-label={`${words.helper[part]} ${of}`}
          leastRows={1}
          maxLength={300}
          value={draft[part]}
          error={part === 'that' && (wasTried && problem ? messageText({ message: problem }, locale) : gap)}
          onChange={(event) => setDraft({ ...draft, [part]: event.currentTarget.value })}
          onKeyDown={addByEnter}
        />
      ))}
      {isBlank(draft.that) ? null : <Soft>{sentence}</Soft>}
    </AddForm>
  )
}
