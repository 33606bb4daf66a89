import type { Locale } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { answerBudget } from '#server/answer-budget.ts'
import { type Proof, proven } from '#server/auth/proof.ts'
import { signedIn } from '#server/authorize.ts'
import type { Deps } from '#server/deps.ts'
import { type PersonReader, personReader } from '#server/verbs/people/user.ts'
import { type ProjectReader, projectReader } from '#server/verbs/plan/project-reader.ts'

/** What every resolver is given: who asks, and how to read. Made anew for each request. */
export type ApiContext = {
  readonly deps: Deps
  readonly actor: Actor | null
  readonly proof: Proof
  readonly locale: Locale
  readonly projects: ProjectReader
  readonly people: PersonReader
}

export type Caller = ApiContext & { readonly actor: Actor }

export function contextFor(
  deps: Deps,
  actor: Actor | null,
  locale: Locale,
  proof: Proof = proven,
): ApiContext {
  const budget = answerBudget()
  if (!actor) {
    const projects = { budget, firstReading: null, read: async () => null }
    return { deps, actor, proof, locale, projects, people: nobody }
  }
  return {
    deps,
    actor,
    proof,
    locale,
    projects: projectReader(deps.db, actor, budget, proof),
    people: personReader(deps.db, actor),
  }
}

const nobody: PersonReader = { read: async () => undefined }

export function caller(context: ApiContext): Caller {
  return { ...context, actor: signedIn(context.actor) }
}
