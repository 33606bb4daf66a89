import { type ReactNode, useRef } from 'react'
import { isBlank, messageText, type PlanMessage } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from './growing-textarea.tsx'
import { usePlanFrame } from './plan-context.tsx'
import { useDraft } from './use-draft.ts'

type Props = {
  label: string
  value: string | null | undefined
  onSave: (text: string) => void
  /** Texts that the list already holds elsewhere. */
  others?: readonly string[]
  maxLength?: number
  className?: string | undefined
  /** What to say about the text while it is written, and a way to put another beginning there. */
  about?: (draft: string, begin: (text: string) => void) => ReactNode
}

/** The text of one item of a list. An empty or repeated text is not saved until it is put right. */
export function ItemText({ label, value, onSave, others = [], maxLength = 500, className, about }: Props) {
  const locale = useLocale()
  const box = useRef<HTMLTextAreaElement>(null)
  const { isEditable } = usePlanFrame()
  const { draft, change, flush } = useDraft(value ?? '', (text) => {
    if (!itemProblem(text, others)) onSave(text.trim())
  })
  if (!isEditable) {
    return (
      <div className={className}>
        <p>{value || '–'}</p>
      </div>
    )
  }
  function begin(text: string) {
    change(text)
    box.current?.focus()
  }
  const problem = itemProblem(draft, others)
  return (
    <div className={className}>
      <GrowingTextarea
        ref={box}
        aria-label={label}
        leastRows={1}
        maxLength={maxLength}
        value={draft}
        error={problem && messageText({ message: problem }, locale)}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={flush}
      />
      {about?.(draft, begin)}
    </div>
  )
}

/** Why a text cannot stand in a list, if so. */
export function itemProblem(text: string, others: readonly string[]): PlanMessage | undefined {
  if (isBlank(text)) return 'required'
  return others.some((other) => plain(other) === plain(text)) ? 'duplicate' : undefined
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
