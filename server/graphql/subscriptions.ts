import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { readProject } from '#domain/policies/project.ts'
import { authorize } from '#server/authorize.ts'
import { type ApiContext, type Caller, caller, contextFor } from '#server/caller.ts'
import type { Change, ChangeFeed } from '#server/live/change-feed.ts'
import type { Resolvers } from './resolver-types.ts'

/** Who listens, how to find out again who that is now (sessions end, people lose their rights), and until when. */
export type ListenerContext = ApiContext & {
  readonly actorNow: () => Promise<Actor | null>
  readonly signal: AbortSignal
}

// How long what was found out about a listener may be believed.
const trustedForMs = 1000
const takesAway: ReadonlySet<string> = new Set(['project', 'access'])

/** Live updates carry ids only, and go to whoever may see the project at that moment. */
export function subscriptionResolvers(feed: ChangeFeed): Pick<Resolvers, 'Subscription'> {
  return {
    Subscription: {
      projectChanged: {
        subscribe: async (_, { projectId }, context) => {
          // What is changed while this is found out is heard too: the page may have been read before it.
          const changes = feed.watch({ projectId }, context.signal)
          const isVisible = (listener: Caller) => assertVisible(listener, projectId)
          await isVisible(caller(context))
          return named('projectChanged', whileAllowed(changes, context, isVisible))
        },
      },
      meChanged: {
        subscribe: async (_, __, context) => {
          const { userId } = caller(context).actor
          return named('meChanged', whileAllowed(feed.watch({ userId }, context.signal), context))
        },
      },
    },
  }
}

async function assertVisible(listener: Caller, projectId: string): Promise<void> {
  const { projects } = contextFor(listener.deps, listener.actor, listener.locale)
  const bundle = await projects.read(projectId)
  if (!bundle) throw new AppError('NOT_FOUND')
  authorize(readProject(listener.actor, bundle.facts))
}

async function* whileAllowed(
  changes: AsyncIterable<Change>,
  context: ListenerContext,
  assertAllowed: (listener: Caller) => Promise<void> = async () => undefined,
) {
  let checkedAt = Date.now()
  for await (const change of changes) {
    // A change of the project itself, or of what somebody may do, may be the one that takes it out of their sight.
    if (takesAway.has(change.kind) || Date.now() - checkedAt >= trustedForMs) {
      await assertAllowed(caller({ ...context, actor: await context.actorNow() }))
      checkedAt = Date.now()
    }
    yield change
  }
}

async function* named(field: string, changes: AsyncIterable<Change>) {
  for await (const change of changes) yield { [field]: change }
}
