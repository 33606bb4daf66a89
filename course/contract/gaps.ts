import { type Gap, isBlank, isTooLong, tooLong } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Field } from './field.ts'
import type { Module, Room } from './room.ts'
import { textAt } from './text-at.ts'

type GapRule = (plan: PlanData) => readonly Gap[]

/**
 * What is still missing in each step of a module before it counts as complete, by the slug of the step. A step
 * without a rule cannot tell; a summary goes by the review.
 */
export type GapRules = Readonly<Record<string, GapRule>>

export function gapRulesOf({ slug, rooms }: Module): GapRules {
  const own = Object.fromEntries(
    rooms.flatMap((room) => {
      const rule = gapRuleOf(room, slug)
      return rule ? [[room.slug, rule] as const] : []
    }),
  )
  const standing = rooms.flatMap(({ slug: step, after }) =>
    after
      ? [[step, (plan: PlanData) => [...openSteps(after, own, plan), ...(own[step]?.(plan) ?? [])]] as const]
      : [],
  )
  return { ...own, ...Object.fromEntries(standing) }
}

/** The steps that have to be complete first and are not yet. */
function openSteps(after: NonNullable<Room['after']>, rules: GapRules, plan: PlanData): Gap[] {
  return Object.entries(after).flatMap(([step, { en, es }]) =>
    (rules[step]?.(plan) ?? []).length > 0
      ? { field: 'after', message: { en: `First finish "${en}".`, es: `Primero completa "${es}".` } }
      : [],
  )
}

/** The room's own rules first, then what its fields ask for by themselves. */
export function gapRuleOf({ slug, fields, gaps }: Room, module: string): GapRule | undefined {
  const place = { module, step: slug }
  const asking = fields.filter(
    ({ per, isMany, kind, ...asks }) =>
      !per &&
      !isMany &&
      (kind === 'input' || kind === 'business') &&
      (asks.required || asks.shortest || asks.longest),
  )
  if (!gaps && !asking.some(({ required, shortest }) => required || shortest)) return undefined
  return (plan) => [
    ...(gaps?.(plan, place) ?? []),
    ...asking.flatMap((field) => fieldGaps(field, textAt(field, plan, place))),
  ]
}

function fieldGaps({ name, required, shortest = 0, longest, missing }: Field, text: string): Gap[] {
  if (isBlank(text)) {
    return required || shortest > 0 ? [{ field: name, message: missing ?? 'required' }] : []
  }
  const { length } = text.trim()
  if (length < shortest) return [{ field: name, message: 'tooShort', values: { n: shortest } }]
  return longest && isTooLong(text, longest) ? [{ field: name, ...tooLong(text, longest) }] : []
}
