import { isDeepStrictEqual } from 'node:util'
import { type Actor, actorsOf } from './actors.ts'
import type { Answer, caller, Server } from './call.ts'
import type { ChangeLog } from './changes.ts'
import type { Claims } from './claims.ts'
import { breaks } from './conditions.ts'
import type { Cell, Condition } from './matrix.ts'
import type { Refusal, Scene, Way } from './operation.ts'
import { refusalOf } from './refusal.ts'
import type { Seed } from './seed.ts'
import { isEmpty, targetOf, unknownTarget } from './target.ts'

type Kit = {
  server: Server
  seed: Seed
  log: ChangeLog
  calls: ReturnType<typeof caller>
  claims: Claims
  matrix: readonly Cell[]
}

type Try = {
  way: Way
  actor: Actor
  broken: Condition | null
  breakWorld?: (scene: Scene) => Promise<unknown>
}

/** Walks cells of the matrix: what is allowed works, and without any one condition it does not. */
export function walker({ server, seed, log, calls, claims, matrix }: Kit) {
  const refusedDocuments = new Set<string>()
  const target = targetOf(seed)
  const unknown = unknownTarget(target)

  function sceneOf({ actor, broken }: Try): Scene {
    const userId = actor.person ? seed.people[actor.person] : ''
    const holds = (condition: Condition) => condition !== broken && !actor.lacks.includes(condition)
    return { db: server.db, seed, actor, userId, target, holds, kept: new Map() }
  }

  async function call(attempt: Try, answered: (scene: Scene, answer: Answer) => Promise<void>) {
    const { way, breakWorld } = attempt
    const scene = sceneOf(attempt)
    let mark = 0
    try {
      await way.prepare?.(scene)
      await breakWorld?.(scene)
      if (way.prepare || breakWorld) mark = await log.mark()
      await answered(scene, await calls.send(scene.userId || null, way.request(scene, target)))
    } catch (error) {
      await log.take(mark)
      throw error
    }
    return log.take(mark)
  }

  async function expectAllowed(cell: Cell, attempt: Try): Promise<void> {
    const { way } = attempt
    const say = (what: unknown) => () => `${describe(cell, attempt)}: ${JSON.stringify(what)}`
    let wanted = {}
    const changes = await call(attempt, async (scene, answer) => {
      claims.claim(answer.code === null, say(answer.body))
      if (answer.code === null && way.shows) claims.claim(...shown(way.shows, scene, answer, say))
      wanted = (typeof way.changes === 'function' ? way.changes(scene) : way.changes) ?? {}
    })
    claims.claim(isDeepStrictEqual(changes, wanted), say({ changes, wanted }))
  }

  async function expectRefused(cell: Cell, attempt: Try): Promise<void> {
    const { way, actor, broken } = attempt
    const refusal = refusalOf(matrix, cell, way, actor, broken)
    const say = (what: unknown) => () =>
      `${describe(cell, attempt)} should be ${refusal}: ${JSON.stringify(what)}`
    const changes = await call(attempt, async (scene, answer) => {
      const request = way.request(scene, target)
      if ('document' in request) refusedDocuments.add(request.document)
      claims.claim(isAnsweredBy(refusal, way, answer), say(answer.body.slice(0, 400)))
      const secret = (way.secret?.(scene) ?? 'CANARY-P-a-').toLowerCase()
      // A conflict shows the current record, to somebody who may read it.
      const isHarmless = refusal === 'CONFLICT' || !answer.body.toLowerCase().includes(secret)
      claims.claim(isHarmless, say('shows a secret'))
      if (refusal === 'hidden') {
        const other = await calls.send(scene.userId || null, way.request(scene, unknown))
        claims.claim(other.body === answer.body, say({ hidden: answer.body, unknown: other.body }))
      }
    })
    claims.claim(isDeepStrictEqual(changes, (broken && way.leaves) ?? {}), say({ changes }))
  }

  async function walkWay(cell: Cell, way: Way, actor: Actor): Promise<void> {
    const missing = cell.conditions.find((condition) => actor.lacks.includes(condition))
    if (cell.access === 'none' || missing) return expectRefused(cell, { way, actor, broken: missing ?? null })
    await expectAllowed(cell, { way, actor, broken: null })
    for (const broken of cell.conditions.filter((condition) => !way.ignores?.includes(condition))) {
      for (const breakWorld of way.breaks?.[broken] ?? breaks[broken] ?? [async () => undefined]) {
        await expectRefused(cell, { way, actor, broken, breakWorld })
      }
    }
  }

  return {
    async cell(cell: Cell, ways: readonly Way[]): Promise<void> {
      for (const actor of actorsOf(cell.actor)) for (const way of ways) await walkWay(cell, way, actor)
    },
    expectRefused,
    /** What was asked for in vain. */
    refusedDocuments,
  }
}

function shown(
  shows: NonNullable<Way['shows']>,
  scene: Scene,
  answer: Answer,
  say: (what: unknown) => () => string,
): [boolean, () => string] {
  try {
    shows(scene, answer)
    return [true, say('')]
  } catch (error) {
    return [false, say(error instanceof Error ? error.message.slice(0, 1500) : error)]
  }
}

function isAnsweredBy(refusal: Refusal, way: Way, { code, data, faults }: Answer): boolean {
  if (refusal === 'done') return code === null
  if (refusal === 'nothing') return code === null && isEmpty(data)
  if (refusal !== 'hidden') return code === refusal && (way.faults ?? faults) === faults
  return way.shows && code === null ? isEmpty(data) : code === 'NOT_FOUND'
}

const describe = (cell: Cell, { actor, broken, way }: Try) =>
  `${cell.row} ${way.door} as ${actor.label}${broken ? ` without ${broken}` : ''}`
