import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import { languageOf } from '#web/i18n/language-of.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from './plan-context.tsx'

/** So many letters tell in which language a plan is written. */
const tellingLength = 4000

const PlanLanguageContext = createContext<Locale | undefined>(undefined)

/** A plan is written in the language of its team, whatever the language of the page around it. */
export function PlanLanguage({ children }: { children: ReactNode }) {
  const { data, project } = usePlan()
  // Who saves a word does not wait until all others are counted.
  const later = useDeferredValue(data)
  const language = useMemo(
    () => languageOf(wordsOf([project.problem, project.solution, later]).join(' ').slice(0, tellingLength)),
    [later, project.problem, project.solution],
  )
  return <PlanLanguageContext value={language}>{children}</PlanLanguageContext>
}

/**
 * The `lang` of words that somebody wrote, where it is not that of the page: as the words tell, else as the plan tells.
 * None for a place that is still empty.
 */
export function useLanguageOf(text: string): Locale | undefined {
  const ofPage = useLocale()
  const ofPlan = useContext(PlanLanguageContext)
  return useMemo(() => {
    const language = text.trim() ? (languageOf(text) ?? ofPlan) : undefined
    return language === ofPage ? undefined : language
  }, [text, ofPlan, ofPage])
}

/** Words that somebody wrote, heard in their language. */
export function Written({ children }: { children: string }) {
  const language = useLanguageOf(children)
  return language ? <span lang={language}>{children}</span> : children
}

/** Among words of ours: only whole sentences tell that somebody wrote them in another language. */
export function MaybeWritten({ children }: { children: string }) {
  const ofPage = useLocale()
  const language = languageOf(children)
  return language && language !== ofPage ? <span lang={language}>{children}</span> : children
}

/** Sentences only: an id or a stored option is no word of anybody. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(wordsOf)
}
