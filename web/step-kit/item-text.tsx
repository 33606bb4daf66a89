import { type ReactNode, useRef } from 'react'
import { itemProblem, messageText, tooLong } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from './growing-textarea.tsx'
import { NotSaved, sayNotSaved } from './not-saved.tsx'
import { usePlanFrame } from './plan-context.tsx'
import { useDraft } from './use-draft.ts'

type Props = {
  label: string
  /** What it is called within its step, where a text that is refused waits to be put right. */
  keptAs: string
  value: string | null | undefined
  onSave: (text: string) => void
  /** Texts that the list already holds elsewhere. */
  others?: readonly string[]
  /** What else is not worth saving, such as a beginning without an end. */
  isUnfinished?: ((text: string) => boolean) | undefined
  maxLength?: number
  /** Without a text it is still worth keeping; what is missing is said all the same. */
  savesEmpty?: boolean
  /** It may take several lines, but has no lines of its own. */
  isOneParagraph?: boolean
  className?: string | undefined
  /** What to say about the text while it is written, and a way to put another beginning there. */
  about?: ((draft: string, begin: (text: string) => void) => ReactNode) | undefined
}

/** The text of one item of a list. An empty or repeated text is not saved until it is put right. */
export function ItemText(props: Props) {
  const { label, keptAs, value, onSave, others = [], isUnfinished, maxLength = 500, className, about } = props
  const { isOneParagraph = false, savesEmpty = false } = props
  const locale = useLocale()
  const box = useRef<HTMLTextAreaElement>(null)
  const { isEditable } = usePlanFrame()
  const isRefusedFor = (problem: ReturnType<typeof itemProblem>) =>
    problem !== undefined && !(savesEmpty && problem === 'required')
  const refuses = (text: string) =>
    isRefusedFor(itemProblem(text, others, maxLength)) || isUnfinished?.(text) === true
  const save = (text: string) => onSave(text.trim())
  const { draft, change, enter, flush } = useDraft(value ?? '', save, { keptAs, refuses })
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
  const problem = itemProblem(draft, others, maxLength)
  const reason =
    problem && messageText(problem === 'tooLong' ? tooLong(draft, maxLength) : { message: problem }, locale)
  const isRefused = isRefusedFor(problem) && draft !== (value ?? '')

  function handleLeave() {
    flush()
    if (isRefused && reason) sayNotSaved(label, reason, locale)
  }

  return (
    <div className={className}>
      <GrowingTextarea
        ref={box}
        data-kept={`edit:${keptAs}`}
        aria-label={label}
        leastRows={1}
        isOneParagraph={isOneParagraph}
        maxLength={maxLength}
        value={draft}
        saved={value ?? ''}
        error={isRefused && reason ? <NotSaved reason={reason} /> : reason}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={enter}
        onBlur={handleLeave}
      />
      {about?.(draft, begin)}
    </div>
  )
}
