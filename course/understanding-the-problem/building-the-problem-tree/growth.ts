import {
  allBoxes,
  type Box,
  boxesOf,
  type Side,
  type Tree,
} from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { Place } from '#course/understanding-the-problem/shared/tree-layout.ts'
import { itemProblem } from '#domain/plan/messages.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { deepest, longest } from './tree.ts'
import type { Loss } from './words.ts'

type CauseType = NonNullable<RecordOf<'cause'>['causeType']>
type Change = {
  readonly id: string
  readonly fields: { causeType: CauseType; parent?: string | null; selected?: boolean }
}

export const placeOf = ({ side, parent }: Box): Place => ({ side, parent })

export const boxOf = (tree: Tree, id: string | null): Box | undefined =>
  allBoxes(tree).find((box) => box.id === id)

export const canGrow = ({ side, depth }: Box) => depth < deepest[side]

export function typeAt(side: Side, depth: number): CauseType {
  if (side === 'cause') return depth === 1 ? 'main' : 'underlying'
  return depth === 1 ? 'effect' : 'consequence'
}

/** The depth that a box gets at a place. */
export const depthAt = (tree: Tree, { parent }: Place): number => (boxOf(tree, parent)?.depth ?? 0) + 1

/** Why a text cannot stand at a place; `self` is the box that is being written. */
export function textFault(tree: Tree, { side, parent }: Place, text: string, self?: string) {
  const beside = parent ? (boxOf(tree, parent)?.children ?? []) : tree[side]
  const others = beside.filter(({ id }) => id !== self).map((box) => box.text)
  return itemProblem(text, others, longest)
}

const heightOf = ({ children }: Box): number => 1 + Math.max(0, ...children.map(heightOf))

/** A box never hangs on itself or below itself, never too deep, and never beside its own twin. */
export function fits(tree: Tree, box: Box, place: Place): boolean {
  if (box.side === place.side && box.parent === place.parent) return false
  if (boxesOf([box]).some(({ id }) => id === place.parent)) return false
  if (depthAt(tree, place) + heightOf(box) - 1 > deepest[place.side]) return false
  return textFault(tree, place, box.text, box.id) !== 'duplicate'
}

/** Everywhere a box may go, the trunk first. */
export function placesFor(tree: Tree, box: Box): readonly Place[] {
  const sides: readonly Side[] = box.side === 'cause' ? ['cause', 'effect'] : ['effect', 'cause']
  return sides
    .flatMap((side): Place[] => [
      { side, parent: null },
      ...boxesOf(tree[side]).map(({ id }) => ({ side, parent: id })),
    ])
    .filter((place) => fits(tree, box, place))
}

/** What has to be written when a box moves: it takes its children along, and their types follow their depth. */
export function changesOfMove(tree: Tree, box: Box, place: Place): readonly Change[] {
  const first = depthAt(tree, place)
  const changesSide = place.side !== box.side
  return boxesOf([box]).flatMap((one): Change[] => {
    const causeType = typeAt(place.side, first + one.depth - box.depth)
    // Only real causes can be chosen to work on.
    const chosen = changesSide && place.side === 'effect' ? { selected: false } : {}
    if (one.id === box.id) return [{ id: one.id, fields: { parent: place.parent, causeType, ...chosen } }]
    return causeType === typeAt(one.side, one.depth) ? [] : [{ id: one.id, fields: { causeType, ...chosen } }]
  })
}

/** A box with all that hangs on it, the deepest first, so that nothing is ever left hanging in the air. */
export const removalOf = (box: Box): readonly Box[] =>
  [...boxesOf([box])].sort((one, other) => other.depth - one.depth)

/** What goes together with a box: all that hangs on it, its questions, and what later steps say about them. */
export function lossOf({ question = [], input = [] }: PlanData, box: Box): Loss {
  const boxes = boxesOf([box]).map(({ id }) => id)
  const questions = question.filter(({ parent }) => parent && boxes.includes(parent)).map(({ _id }) => _id)
  const gone = [...boxes, ...questions]
  return {
    boxes: boxes.length - 1,
    questions: questions.length,
    answers: input.filter(({ parent }) => parent && gone.includes(parent)).length,
  }
}
