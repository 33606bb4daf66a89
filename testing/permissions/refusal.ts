import type { Actor } from './actors.ts'
import type { Cell, Condition } from './matrix.ts'
import type { Refusal, Way } from './operation.ts'

/** Conditions that are about the request and not about who asks. */
const codes: Partial<Record<Condition, Refusal>> = {
  v: 'CONFLICT',
  on: 'CONFLICT',
  cp: 'CONFLICT',
  tk: 'BAD_USER_INPUT',
  rg: 'BAD_USER_INPUT',
  rl: 'RATE_LIMITED',
}

/** How this actor has to be refused: the answer contract, with the matrix itself saying what is readable. */
export function refusalOf(
  matrix: readonly Cell[],
  cell: Cell,
  way: Way,
  actor: Actor,
  broken: Condition | null,
): Refusal {
  const own = broken && way.codes?.[broken]
  if (own) return typeof own === 'function' ? own(actor) : own
  const fixed = typeof way.refusal === 'function' ? way.refusal(actor) : way.refusal
  if (fixed) return fixed
  if (broken && codes[broken]) return codes[broken]
  if (actor.kind === 'anon') return way.strangers ?? 'UNAUTHENTICATED'
  if (way.isUnnamed) return 'done'
  if (!isReadable(matrix, way.readableBy, actor, broken)) return 'hidden'
  return cell.access === 'read' || way.shows ? 'nothing' : 'FORBIDDEN'
}

function isReadable(
  matrix: readonly Cell[],
  operation: Way['readableBy'],
  actor: Actor,
  broken: Condition | null,
): boolean {
  if (operation === undefined) return false
  if (typeof operation === 'function') return operation(actor)
  const cell = matrix.find((other) => other.operation === operation && other.actor === actor.kind)
  if (!cell) throw new Error(`The matrix has no operation ${operation}`)
  return (
    cell.access !== 'none' &&
    cell.conditions.every((condition) => condition !== broken && !actor.lacks.includes(condition))
  )
}
