import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { remembered, rememberedWith } from '#domain/remembered.ts'
import { languageOf } from '#web/i18n/language-of.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from './plan-context.tsx'
import { markWritten } from './written-marks.ts'

/** So many letters tell in which language a plan is written. */
const tellingLength = 4000

const PlanLanguageContext = createContext<Locale | undefined>(undefined)

type Props = { within: RefObject<HTMLElement | null>; children: ReactNode }

/** A plan is written in the language of its team, whatever the language of the page: each of its texts says so. */
export function PlanLanguage({ within, children }: Props) {
  const { data, project } = usePlan()
  const ofPage = useLocale()
  // Who saves a word does not wait until all others are counted.
  const later = useDeferredValue(data)
  const { texts, ofPlan } = writtenIn(later, project.problem, project.solution)
  const latest = useRef(texts)
  const marks = useRef<ReturnType<typeof markWritten> | null>(null)
  useEffect(() => {
    if (!within.current) return
    const { again, stop } = markWritten(within.current, (text) =>
      latest.current.has(text) ? foreign(text, ofPlan, ofPage) : undefined,
    )
    marks.current = { again, stop }
    return stop
  }, [within, ofPlan, ofPage])
  useEffect(() => {
    const before = latest.current
    latest.current = texts
    // They stand on the page already, since the plan is counted later.
    const isNew = (text: string) => !before.has(text) && foreign(text, ofPlan, ofPage) !== undefined
    if ([...texts].some(isNew)) marks.current?.again()
  }, [texts, ofPlan, ofPage])
  return <PlanLanguageContext value={ofPlan}>{children}</PlanLanguageContext>
}

/** The `lang` of what is typed in a box. None for a box that is still empty: its example is a word of ours. */
export function useLanguageOf(text: string): Locale | undefined {
  const ofPage = useLocale()
  const ofPlan = useContext(PlanLanguageContext)
  return useMemo(() => (text.trim() ? foreign(text, ofPlan, ofPage) : undefined), [text, ofPlan, ofPage])
}

/** Among words of ours: only whole sentences tell that somebody wrote them in another language. */
export function MaybeWritten({ children }: { children: string }) {
  const language = foreign(children, undefined, useLocale())
  return language ? <span lang={language}>{children}</span> : children
}

/** As the words tell, else as the plan tells, where that is not the language of the page anyway. */
function foreign(text: string, ofPlan: Locale | undefined, ofPage: Locale): Locale | undefined {
  const language = languageOf(text) ?? ofPlan
  return language === ofPage ? undefined : language
}

/** What is written in a plan, and in which language. Each step of a module asks. */
const writtenIn = rememberedWith((plan: PlanData, problem: string | null, solution: string | null) => {
  // What every plan may choose from is worded by us, in both languages.
  const { model: _model, ...written } = plan
  const texts = new Set(sentencesIn([problem, solution, written]))
  return { texts, ofPlan: languageOf([...texts].join(' ').slice(0, tellingLength)) }
})

/** A single word may be an id, a stored option, or one of ours. */
function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value.trim(), ...afterKind(value)] : []
  return typeof value === 'object' && value !== null ? sentencesOf(value) : []
}

/** "make: Press pots" is shown without its kind. */
const afterKind = (text: string) => /^[a-z]+:\s+(\S.*)$/s.exec(text.trim())?.slice(1) ?? []

/** Of hundreds of records one has changed: the others are not read again. */
const sentencesOf = remembered((value: object) => Object.values(value).flatMap(sentencesIn))
