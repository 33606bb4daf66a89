import type { Wording } from '#domain/plan/field-name.ts'
import { type Gap, isBlank, requiredGap } from '#domain/plan/messages.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'

type Cause = RecordOf<'cause'>

/** Causes grow down from the trunk, effects grow up. */
export type Side = 'cause' | 'effect'

export type Box = {
  readonly id: string
  readonly text: string
  readonly side: Side
  /** 1 at the trunk: for causes the number of the why. */
  readonly depth: number
  readonly parent: string | null
  readonly children: readonly Box[]
}

export type Tree = Readonly<Record<Side, readonly Box[]>>

/** How far each side may grow: five whys, and effects with their consequences. */
export const deepest = { cause: 5, effect: 2 } as const satisfies Record<Side, number>

export const goals = { mainCauses: 2, underlyingCauses: 3, effects: 1, deepestWhy: 3 } as const
export type Counts = Readonly<Record<keyof typeof goals, number>>

const messages = {
  mainCauses: { en: 'Add at least {n} main causes.', es: 'Agrega al menos {n} causas principales.' },
  underlyingCauses: { en: 'Add at least {n} underlying causes.', es: 'Agrega al menos {n} causas de fondo.' },
  effects: { en: 'Add at least {n} effect.', es: 'Agrega al menos {n} efecto.' },
  deepestWhy: {
    en: 'Ask "why?" three times on at least one root.',
    es: 'Pregunta "¿por qué?" tres veces en al menos una raíz.',
  },
} as const satisfies Record<keyof typeof goals, Wording>

const sideOf = ({ causeType }: Cause): Side =>
  causeType === 'effect' || causeType === 'consequence' ? 'effect' : 'cause'

/** A box whose parent is gone, or that hangs on itself after two people moved at once, stands at the trunk. */
export function treeOf(plan: PlanData): Tree {
  const causes = plan.cause ?? []
  const byId = new Map(causes.map((cause) => [cause._id, cause]))
  const parentOf = (cause: Cause) => {
    const parent = cause.parent ? byId.get(cause.parent) : undefined
    return parent && sideOf(parent) === sideOf(cause) ? parent : undefined
  }
  const children = Map.groupBy(causes, parentOf)
  const placed = new Set<string>()
  const grow = (cause: Cause, depth: number, parent: string | null): Box => {
    placed.add(cause._id)
    const grown = (children.get(cause) ?? []).filter((one) => !placed.has(one._id))
    return {
      id: cause._id,
      text: cause.description?.trim() ?? '',
      side: sideOf(cause),
      depth,
      parent,
      children: grown.map((child) => grow(child, depth + 1, cause._id)),
    }
  }
  const atTrunk = causes.filter((cause) => !parentOf(cause)).map((cause) => grow(cause, 1, null))
  const inCircles = causes.flatMap((cause) => (placed.has(cause._id) ? [] : [grow(cause, 1, null)]))
  const first = [...atTrunk, ...inCircles]
  return {
    cause: first.filter(({ side }) => side === 'cause'),
    effect: first.filter(({ side }) => side === 'effect'),
  }
}

/** The boxes and everything that hangs on them, in reading order. */
export const boxesOf = (boxes: readonly Box[]): readonly Box[] =>
  boxes.flatMap((box) => [box, ...boxesOf(box.children)])

export const allBoxes = (tree: Tree): readonly Box[] => [...boxesOf(tree.cause), ...boxesOf(tree.effect)]

export function countsOf(tree: Tree): Counts {
  const causes = boxesOf(tree.cause).filter(({ text }) => !isBlank(text))
  return {
    mainCauses: causes.filter(({ depth }) => depth === 1).length,
    underlyingCauses: causes.filter(({ depth }) => depth > 1).length,
    effects: tree.effect.filter(({ text }) => !isBlank(text)).length,
    deepestWhy: Math.max(0, ...causes.map(({ depth }) => depth)),
  }
}

export function gaps(plan: PlanData): readonly Gap[] {
  const tree = treeOf(plan)
  const counts = countsOf(tree)
  const names = Object.keys(goals) as (keyof Counts)[]
  return [
    ...names
      .filter((name) => counts[name] < goals[name])
      .map((field): Gap => ({ field, message: messages[field], values: { n: goals[field] } })),
    ...allBoxes(tree).flatMap(({ id, text }) => requiredGap(`cause:${id}`, text)),
  ]
}
