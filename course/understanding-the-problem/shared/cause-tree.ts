import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

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

const sideOf = ({ causeType }: Cause): Side =>
  causeType === 'effect' || causeType === 'consequence' ? 'effect' : 'cause'

/** A box whose parent is gone, or that hangs on itself after two people moved at once, stands at the trunk. */
export function causeTree(causes: readonly Cause[]): Tree {
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

const none: readonly Cause[] = []
const treeOfCauses = remembered(causeTree)

/** The same tree as long as the causes are the same: a step asks for it at every change of the plan. */
export const treeOf = ({ cause: causes = none }: PlanData): Tree => treeOfCauses(causes)

/** The boxes and everything that hangs on them, in reading order. */
export const boxesOf = (boxes: readonly Box[]): readonly Box[] =>
  boxes.flatMap((box) => [box, ...boxesOf(box.children)])

export const allBoxes = (tree: Tree): readonly Box[] => [...boxesOf(tree.cause), ...boxesOf(tree.effect)]
