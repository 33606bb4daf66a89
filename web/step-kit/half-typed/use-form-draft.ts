import { useCallback, useState } from 'react'
import { type Gap, messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useHalfTypedForm } from './use-half-typed.ts'

type Form<Draft, Name extends string> = {
  /** What the form is called within its step. */
  keptAs: string
  blank: Draft
  /** The words that were typed, or null where there are none. */
  textOf: (draft: Draft) => string | null
  /** Why it cannot be added yet, by field. */
  problemsOf: (draft: Draft) => Partial<Record<Name, Gap['message']>>
}

/** A form of several fields: what is typed is kept, and what is missing is said once somebody has tried. */
export function useFormDraft<Draft extends object, Name extends string>(form: Form<Draft, Name>) {
  const { keptAs, blank, textOf, problemsOf } = form
  const locale = useLocale()
  const [typed, setDraft] = useHalfTypedForm(keptAs, blank, textOf)
  const [wasTried, setTried] = useState(false)
  const change = useCallback(
    (fields: Partial<Draft>) => setDraft((before) => ({ ...before, ...fields })),
    [setDraft],
  )
  const draft = chosenOr(blank, typed)
  const problems = problemsOf(draft)
  return {
    draft,
    change,
    clear: () => setDraft(blank),
    errorOf(field: Name): string | undefined {
      const message = wasTried ? problems[field] : undefined
      return message && messageText({ message }, locale)
    },
    /** Whether it can be added; from then on what it lacks is shown. */
    isWhole(): boolean {
      const isWhole = Object.keys(problems).length === 0
      setTried(!isWhole)
      return isWhole
    },
  }
}

/** What nobody has chosen yet (null) is as the form begins, which may be another time than when it was left. */
function chosenOr<Draft extends object>(blank: Draft, typed: Draft): Draft {
  const chosen = Object.entries(typed).filter(([, value]) => value !== null)
  return { ...blank, ...Object.fromEntries(chosen) }
}
