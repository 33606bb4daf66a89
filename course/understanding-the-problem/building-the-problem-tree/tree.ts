import {
  allBoxes,
  boxesOf,
  type Side,
  type Tree,
  treeOf,
} from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { Wording } from '#domain/plan/field-name.ts'
import { type Gap, isBlank, requiredGap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** How far each side may grow: five whys, and effects with their consequences. */
export const deepest = { cause: 5, effect: 2 } as const satisfies Record<Side, number>

/** Of the text of a box: one short sentence. */
export const longest = 200

export const goals = { mainCauses: 2, underlyingCauses: 3, effects: 1, deepestWhy: 3 } as const
type Counts = Readonly<Record<keyof typeof goals, number>>

const messages = {
  mainCauses: { en: 'Add at least {n} main causes.', es: 'Agrega al menos {n} causas principales.' },
  underlyingCauses: { en: 'Add at least {n} underlying causes.', es: 'Agrega al menos {n} causas de fondo.' },
  effects: { en: 'Add at least {n} effect.', es: 'Agrega al menos {n} efecto.' },
  deepestWhy: {
    en: 'Ask "why?" three times on at least one root.',
    es: 'Pregunta "¿por qué?" tres veces en al menos una raíz.',
  },
} as const satisfies Record<keyof typeof goals, Wording>

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
