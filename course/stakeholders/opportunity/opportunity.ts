import { chosenActivities } from '#course/shared/activities.ts'
import { clause, inside } from '#course/shared/sentence.ts'
import { ownScores, solutionsOf } from '#course/stakeholders/shared/solutions.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

export const step = 'opportunity'
export const shortestSolution = 40
export const longestText = 1500

/** An activity: how well the best of the others does it, and how well the own plan shall. */
export type Bar = {
  readonly id: string
  readonly name: string
  /** Null while nobody has scored it. */
  readonly best: number | null
  /** Who does it best today. */
  readonly bestNames: readonly string[]
  readonly own: number | null
  /** Own score less the best of the others. */
  readonly gap: number | null
  readonly isChosen: boolean
  readonly reason: string
}

/** The widest gap first; what cannot be compared yet comes last. */
export const barsOf = remembered((plan: PlanData): readonly Bar[] => {
  const solutions = solutionsOf(plan)
  const owns = ownScores(plan)
  const bars = chosenActivities(plan).map(({ _id: id, name }): Bar => {
    const scored = solutions.flatMap(({ name: whose, scores }) => {
      const score = scores[id]
      return score === undefined ? [] : [{ whose, score }]
    })
    const best = scored.length > 0 ? Math.max(...scored.map(({ score }) => score)) : null
    const own = owns[id] ?? null
    const written = answer(plan, 'three', step, 'gap', id)
    return {
      id,
      name: name?.trim() ?? '',
      best,
      bestNames: best ? scored.flatMap(({ whose, score }) => (score === best ? [whose] : [])) : [],
      own,
      gap: best === null || own === null ? null : own - best,
      isChosen: written?.selected === true,
      reason: written?.description?.trim() ?? '',
    }
  })
  const width = ({ gap }: Bar) => gap ?? Number.NEGATIVE_INFINITY
  return bars.toSorted((one, other) => (width(one) === width(other) ? 0 : width(other) - width(one)))
})

export const isCompared = (bars: readonly Bar[]) => bars.some(({ gap }) => gap !== null)

/** Others do everything as well already. */
export const isFilled = (bars: readonly Bar[]) =>
  isCompared(bars) && bars.every(({ gap }) => gap === null || gap <= 0)

export function gaps(plan: PlanData): readonly Gap[] {
  const chosen = barsOf(plan).filter(({ isChosen }) => isChosen)
  if (chosen.length === 0) return [{ field: 'gap', message: 'selectOne' }]
  if (chosen.some(({ reason }) => !isBlank(reason))) return []
  return chosen.map(({ id }) => ({ field: `gap.description:${id}`, message: 'required' }))
}

export const parts = ['today', 'who', 'still', 'can', 'because'] as const
export type Part = (typeof parts)[number]
export type Parts = Readonly<Record<Part, string>>

/** The sentence in pieces, as it is kept: one place for each. */
export function partsOf(plan: PlanData): Parts {
  const kept = answer(plan, 'three', step, 'opportunity')?.valueArr ?? []
  return Object.fromEntries(parts.map((part, place) => [part, kept[place] ?? ''])) as Parts
}

export const withPart = (all: Parts, part: Part, text: string): string[] =>
  parts.map((one) => (one === part ? text : all[one]))

/** Words that the sentence already has. */
const openings: Readonly<Record<Part, RegExp>> = {
  today: /^(today|hoy),?\s+/i,
  who: /^(but|pero)\s+/i,
  still: /^(still|todavía|aún)\s+/i,
  can: /^(we can|podemos)\s+/i,
  because: /^(because|porque)\s+/i,
}

/** Each piece as it reads inside the sentence; what is not written yet stays open. */
export function tidied(all: Parts): Parts {
  const tidy = (part: Part) => {
    const text = all[part].trim().replace(openings[part], '')
    // What people still do and what we can do begin with a verb, and a verb is no name.
    return (part === 'still' || part === 'can' ? clause(text) : inside(text)) || '…'
  }
  return Object.fromEntries(parts.map((part) => [part, tidy(part)])) as Parts
}

/** The first piece that is not written yet. */
export const holeIn = (all: Parts): Part | undefined => parts.find((part) => isBlank(all[part]))
