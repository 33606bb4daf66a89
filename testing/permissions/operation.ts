import type { Pool } from 'pg'
import type { ErrorCode } from '#domain/errors.ts'
import type { Actor } from './actors.ts'
import type { Answer, ApiRequest } from './call.ts'
import type { Changes } from './changes.ts'
import type { Condition } from './matrix.ts'
import type { Seed } from './seed.ts'

/** An error class; `hidden`: as for an unknown id; `nothing`: seen, but empty; `done`: a yes without effect. */
export type Refusal = ErrorCode | 'hidden' | 'nothing' | 'done'

/** The ids a request may name: those of project a and what hangs on it, or ids that nobody has. */
export type Target = {
  readonly project: string
  readonly cohort: string
  readonly nextCohort: string
  readonly newCohort: string
  readonly owner: string
  readonly mentor: string
  readonly ownerPicture: string
  /** First and second row of each plan kind, as in `segment.first`. */
  readonly rows: Readonly<Record<string, string>>
}

/** What stands ready for one call. */
export type Scene = {
  readonly db: Pool
  readonly seed: Seed
  readonly actor: Actor
  /** Empty for a stranger. */
  readonly userId: string
  readonly target: Target
  holds(condition: Condition): boolean
  /** Left by `prepare` for `request`, such as the token of a mailed link. */
  readonly kept: Map<string, string>
}

export type Break = (scene: Scene) => Promise<unknown>

/** One door through which an operation of the matrix goes. */
export type Way = {
  /** `Query.segment`, `POST /api/avatar`: checked against the schema and the routes. */
  readonly door: string
  readonly prepare?: (scene: Scene) => Promise<void>
  readonly request: (scene: Scene, target: Target) => ApiRequest
  /** Reading: throws or returns what is missing. */
  readonly shows?: (scene: Scene, answer: Answer) => void
  /** Writing: exactly these rows. */
  readonly changes?: Changes | ((scene: Scene) => Changes)
  /** The operation of the matrix, or the rule, that says whether the caller sees the thing at all. */
  readonly readableBy?: string | ((actor: Actor) => boolean)
  /** Where the rules of the matrix do not say how a refusal looks. */
  readonly refusal?: ErrorCode | ((actor: Actor) => Refusal | undefined)
  /** How many errors a refused document has, where it tries several things at once. */
  readonly faults?: number
  /** What a refused call may change after all, such as using up a link that is past its time. */
  readonly leaves?: Changes
  /** Where a broken condition has an answer of its own. */
  readonly codes?: Partial<Record<Condition, Refusal | ((actor: Actor) => Refusal)>>
  /** How the world breaks a condition, where this door has ways of its own. */
  readonly breaks?: Partial<Record<Condition, readonly Break[]>>
  /** Conditions of the cell that this door does not ask for. */
  readonly ignores?: readonly Condition[]
  /** Strangers get an empty answer, or a yes that does nothing, instead of UNAUTHENTICATED. */
  readonly strangers?: 'nothing' | 'done'
  /** The request names nothing of the target: others get an answer too, but nothing of the target in it. */
  readonly isUnnamed?: boolean
  /** What a refused answer must not hold; everything of project a where nothing is said. */
  readonly secret?: (scene: Scene) => string
}

export type Operations = Readonly<Record<string, readonly Way[]>>
