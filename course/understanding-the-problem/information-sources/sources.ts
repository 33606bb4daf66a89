import {
  coverOf,
  interviewQuestions,
  noQuestions,
  type Question,
} from '#course/understanding-the-problem/shared/interview.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import type { sourceTypes } from '#domain/options/research.ts'
import { type Gap, isBlank, type PlanMessage } from '#domain/plan/messages.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'

export type Source = RecordOf<'source'>
export type SourceType = ValueIn<typeof sourceTypes>

export const step = 'information-sources'
/** So many people who live with the problem are asked before a statement counts as confirmed. */
const leastPeople = 3

/** What the form of a source is called where it keeps what is half typed. */
export const keptSource = (id = 'new') => `source:${id}`

/** Ids of the questions that a source can answer; questions that are gone do not count. */
export function coveredBy(plan: PlanData, source: string): readonly string[] {
  const ticked = coverOf(plan, source)?.valueArr ?? []
  return interviewQuestions(plan).flatMap(({ _id }) => (ticked.includes(_id) ? [_id] : []))
}

export const isDone = (plan: PlanData, source: string) => coverOf(plan, source)?.selected === true

export type Coverage = { readonly question: Question; readonly sources: readonly Source[] }

/** For each question, who can answer it. */
export function coverageOf(plan: PlanData): readonly Coverage[] {
  const sources = plan.source ?? []
  const ticked = new Map(sources.map(({ _id }) => [_id, coverOf(plan, _id)?.valueArr ?? []]))
  return interviewQuestions(plan).map((question) => ({
    question,
    sources: sources.filter(({ _id }) => ticked.get(_id)?.includes(question._id)),
  }))
}

export type Strength = 'none' | 'story' | 'pattern'

/** One source is a story, two are a pattern. */
export function strengthOf({ sources }: Coverage): Strength {
  if (sources.length === 0) return 'none'
  return sources.length === 1 ? 'story' : 'pattern'
}

const messages = {
  leastPeople: {
    en: 'Add at least {n} people who live with the problem.',
    es: 'Agrega al menos a {n} personas que viven el problema.',
  },
  uncovered: { en: 'This question has no source yet.', es: 'Esta pregunta todavía no tiene fuente.' },
}

export function gaps(plan: PlanData): readonly Gap[] {
  const sources = plan.source ?? []
  const people = sources.filter(({ sourceType }) => sourceType === 'people')
  const coverage = coverageOf(plan)
  const found: Gap[] = []
  if (coverage.length === 0) found.push({ field: 'questions', message: noQuestions })
  if (people.length < leastPeople) {
    const field = sources.length === 0 ? 'sources' : 'people'
    found.push({ field, message: messages.leastPeople, values: { n: leastPeople } })
  }
  const uncovered = coverage.filter((one) => one.sources.length === 0)
  for (const { question } of uncovered)
    found.push({ field: `question:${question._id}`, message: messages.uncovered })
  return found
}

export type SourceDraft = {
  readonly text: string
  readonly sourceType: SourceType | null
  readonly questions: readonly string[]
  readonly isDone: boolean
}

type SourceProblems = Partial<Record<'text' | 'sourceType' | 'questions', PlanMessage>>

/** Why a source cannot be saved yet. */
export function problemsOf({ text, sourceType, questions }: SourceDraft): SourceProblems {
  return {
    ...(isBlank(text) ? { text: 'required' } : {}),
    ...(sourceType === null ? { sourceType: 'required' } : {}),
    ...(questions.length === 0 ? { questions: 'selectOne' } : {}),
  }
}
