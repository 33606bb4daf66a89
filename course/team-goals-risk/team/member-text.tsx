import { ReadValue } from '#course/shared/read-value.tsx'
import { isTooLong } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { NotSaved, sayNotSaved } from '#web/step-kit/not-saved.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useDraft } from '#web/step-kit/use-draft.ts'

type Props = {
  field: string
  /** Where words wait that are refused: places move on when somebody else goes. */
  keptAs: string
  label: string
  /** Whose it is. */
  of: string
  hint?: string
  value: string
  maxLength: number
  /** Why a text is not worth saving. */
  problemOf?: (text: string) => string | undefined
  onSave: (text: string) => void
}

/** A text of a card. What is refused stays in its box, with the reason, until it is put right. */
export function MemberText(props: Props) {
  const { field, keptAs, label, of, hint, value, maxLength, problemOf, onSave } = props
  const locale = useLocale()
  const { isEditable } = usePlanFrame()
  const gap = useGap(field)
  const refuses = (text: string) => isTooLong(text, maxLength) || problemOf?.(text) !== undefined
  const { draft, change, enter, flush } = useDraft(value, (text) => onSave(text.trim()), {
    keptAs,
    refuses,
  })
  if (!isEditable)
    return value ? (
      <ReadValue label={label} field={field}>
        {value}
      </ReadValue>
    ) : null
  const problem = draft === value ? undefined : problemOf?.(draft)
  function handleLeave() {
    flush()
    if (problem) sayNotSaved(label, problem, locale)
  }
  return (
    <div data-field={field}>
      <GrowingTextarea
        data-kept={`edit:${keptAs}`}
        label={label}
        aria-label={`${label}: ${of}`}
        description={hint}
        leastRows={1}
        isOneParagraph
        maxLength={maxLength}
        value={draft}
        saved={value}
        error={problem ? <NotSaved reason={problem} /> : gap}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={enter}
        onBlur={handleLeave}
      />
    </div>
  )
}
