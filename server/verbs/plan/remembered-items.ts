import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { perPool } from '#server/db/per-pool.ts'
import type { PlanItemRow } from './plan-item.ts'
import type { PrintedFacts } from './project-facts.ts'

const most = 2000

/**
 * Records as their writers left them, and what decided about their projects, for whoever types on: nothing has to be
 * read for that. It is only a guess; the statement that writes demands that all of it still holds.
 */
export const rememberedItems = memory<PlanItemRow>()
export const rememberedFacts = memory<PrintedFacts & { uncounted: number }>()

/** What is only remembered refuses nobody. */
export function guessed<T>(decide: () => T): T | null {
  try {
    return decide()
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

function memory<T>() {
  const keyOf = ({ userId }: Actor, id: string) => `${userId} ${id}`
  return perPool(() => {
    const kept = new Map<string, T>()
    return {
      find: (actor: Actor, id: string) => kept.get(keyOf(actor, id)),
      keep(actor: Actor, id: string, value: T): void {
        const key = keyOf(actor, id)
        kept.delete(key)
        kept.set(key, value)
        const [oldest] = kept.keys()
        if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      },
      forget: (actor: Actor, id: string) => void kept.delete(keyOf(actor, id)),
    }
  })
}
