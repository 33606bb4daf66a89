import type { Locale } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { signedIn } from '#server/authorize.ts'
import type { Deps } from '#server/deps.ts'
import { type ProjectReader, projectReader } from '#server/plan/project-reader.ts'

/** What every resolver is given: who asks, and how to read. Made anew for each request. */
export type ApiContext = {
  readonly deps: Deps
  readonly actor: Actor | null
  readonly locale: Locale
  readonly projects: ProjectReader
}

export type Caller = ApiContext & { readonly actor: Actor }

export function contextFor(deps: Deps, actor: Actor | null, locale: Locale): ApiContext {
  return { deps, actor, locale, projects: actor ? projectReader(deps.db, actor) : noProjects }
}

const noProjects: ProjectReader = { read: async () => null }

export function caller(context: ApiContext): Caller {
  return { ...context, actor: signedIn(context.actor) }
}
