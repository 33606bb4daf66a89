import type { PlanPlace } from '#course/plan-view/section-list.ts'
import type { Locale } from '#domain/errors.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { type Say, sayIn } from './say.ts'

/** The gravest first: the plan contradicts itself; something has no answer; a question that a reader will ask. */
export const severities = ['error', 'warning', 'hint'] as const
export type Severity = (typeof severities)[number]

/** What rules are asked about. */
export type CheckFacts = { readonly plan: PlanData /** An ISO date or date-time. */; readonly today: string }

/** Where it is put right; with a field, at that place of the step. */
export type FindingPlace = PlanPlace & { readonly field?: string }

type Values = Readonly<Record<string, string | number | null>>

export type Finding<V extends Values> = {
  /** What tells it from the other findings of the rule, as long as it stands: the id of a record or the words of a row. */
  readonly subject: string
  /** What it is about, in the words of the team; empty where it is about the whole plan. */
  readonly title: string
  readonly values: V
  readonly place: FindingPlace
}

type Telling<V> = (values: V, say: Say) => string

type Declaration<V extends Values> = {
  readonly id: string
  readonly severity: Severity
  /** A plan is asked once all of them are in its cohort and have been begun. */
  readonly modules: readonly ModuleSlug[]
  readonly find: (facts: CheckFacts) => readonly Finding<V>[]
  readonly words: Readonly<Record<Locale, Telling<V>>>
}

export type Found = Omit<Finding<Values>, 'values'> & { readonly text: (locale: Locale) => string }

export type Rule = Pick<Declaration<Values>, 'id' | 'severity' | 'modules'> & {
  readonly find: (facts: CheckFacts) => readonly Found[]
}

/** One thing that the parts of a plan say of each other; what it finds is worded in both languages. */
export function rule<V extends Values>({ find, words, ...rest }: Declaration<V>): Rule {
  return {
    ...rest,
    find: (facts) =>
      find(facts).map(({ values, subject, ...found }) => ({
        ...found,
        subject: subject.slice(0, longestSubject),
        text: (locale) => words[locale](values, sayIn(facts.plan, locale)),
      })),
  }
}

export const longestSubject = 200
/** Of findings that are about the plan as a whole. */
export const wholePlan = { subject: 'plan', title: '' } as const

const plainWords = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Rows without an id are known by their words. */
export const byWords = (text: string) => ({ subject: plainWords(text), title: text.trim() })
