import type { Locale } from '#domain/errors.ts'
import { globalGoals } from '#domain/options/global-goals.ts'
import { businessOf, type PlanData, type RecordOf } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

type Stored = NonNullable<RecordOf<'business'>['sdgs']>

/** One of the seventeen goals as a plan has it. */
export type Goal = {
  /** From 1 to 17. */
  readonly index: number
  readonly active: boolean
  /** How the team contributes; it stays when the goal is let go. */
  readonly description: string
}

const none: Stored = []

/**
 * All seventeen, each once: the active ones first, the most important leading, then the others by their number.
 * What a plan lacks is filled in, what it has twice is left out.
 */
const goalsFrom = remembered((stored: Stored): readonly Goal[] => {
  const known = stored.filter(({ index }) => globalGoals.some((goal) => goal.index === index))
  const once = known.filter(({ index }, place) => known.findIndex((one) => one.index === index) === place)
  const written = once.map(({ index, active, description }) => ({
    index: index ?? 0,
    active: active === true,
    description: description ?? '',
  }))
  const missing = globalGoals.filter(({ index }) => written.every((one) => one.index !== index))
  const others = [...written, ...missing.map(({ index }) => ({ index, active: false, description: '' }))]
  return [
    ...written.filter(({ active }) => active),
    ...others.filter(({ active }) => !active).sort((one, other) => one.index - other.index),
  ]
})

export const goalsOf = (plan: PlanData): readonly Goal[] => goalsFrom(businessOf(plan)?.sdgs ?? none)

/** The most important first. */
export const activeGoals = (plan: PlanData): readonly Goal[] => goalsOf(plan).filter(({ active }) => active)

export const goalTitle = (index: number, locale: Locale): string =>
  globalGoals.find((goal) => goal.index === index)?.[locale] ?? ''

/** As the plan keeps them: with their titles, so that no reader of it has to look them up. */
export const toStore = (goals: readonly Goal[], locale: Locale): Stored =>
  goals.map((goal) => ({ ...goal, text: goalTitle(goal.index, locale) }))
