import { useState } from 'react'
import type { Locale } from '#domain/errors.ts'
import { messageText } from '#domain/plan/messages.ts'
import { useDraft } from '#web/step-kit/use-draft.ts'
import { type AnyNumberKind, readNumber, understood } from './number-text.ts'

type Options = {
  keptAs: string
  value: number | null
  kind: AnyNumberKind
  locale: Locale
  isRequired: boolean
  /** What is wrong with a number that is one. */
  check: ((value: number) => string | undefined) | undefined
  onSave: (value: number | null) => void
}

/** A number while somebody types it, saved as texts are, but never while something is wrong with it. */
export function useNumberDraft({ keptAs, value, kind, locale, isRequired, check, onSave }: Options) {
  // Kept as it was typed: "12." must not lose its point because it was saved in a pause.
  const [typed, setTyped] = useState<string | null>(null)
  const judge = (text: string) => {
    const read = readNumber(text, kind, isRequired)
    if ('problem' in read) return { problem: messageText({ message: read.problem }, locale) }
    const fault = read.value === null ? undefined : check?.(read.value)
    return fault === undefined ? read : { problem: fault }
  }
  const shown = (number: number | null) => (number === null ? '' : kind.show(number, locale))
  const isTyped = typed !== null && numberOf(judge(typed)) === value
  const isUntouched = (text: string) => text === '' && value === null
  const refuses = (text: string) => 'problem' in judge(text) && !isUntouched(text)
  const save = (text: string) => {
    const next = numberOf(judge(text))
    if (next !== undefined && next !== value) onSave(next)
  }
  const { draft, change, enter, flush } = useDraft(isTyped ? typed : shown(value), save, { keptAs, refuses })
  const judged = judge(draft)
  return {
    draft,
    problem: 'problem' in judged && !isUntouched(draft) ? judged.problem : undefined,
    understood: understood(draft, kind, locale),
    change: (text: string) => {
      setTyped(text)
      change(text)
    },
    enter,
    leave: () => {
      flush()
      const number = numberOf(judged)
      if (number !== undefined) setTyped(shown(number))
    },
  }
}

const numberOf = (judged: { value: number | null } | { problem: string }) =>
  'value' in judged ? judged.value : undefined
