import { GraphQLError } from 'graphql'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { readProject } from '#domain/policies/project.ts'
import { safeError } from '#server/auth/safe-error.ts'
import { authorize } from '#server/authorize.ts'
import type { Change, ChangeFeed } from '#server/live/change-feed.ts'
import { type ApiContext, type Caller, caller, contextFor } from './context.ts'
import { described } from './error-answer.ts'

/** Who listens, and how to find out again who that is now: sessions end and people lose their rights. */
export type ListenerContext = ApiContext & { readonly actorNow: () => Promise<Actor | null> }

// How long what was found out about a listener may be believed.
const trustedForMs = 1000

/** Live updates carry ids only, and go to whoever may see the project at that moment. */
export function subscriptionResolvers(feed: ChangeFeed) {
  return {
    Subscription: {
      projectChanged: {
        subscribe: (_: unknown, { projectId }: { projectId: string }, context: ListenerContext) =>
          spoken(context, async () => {
            await assertVisible(caller(context), projectId)
            const isVisible = (listener: Caller) => assertVisible(listener, projectId)
            return named(
              'projectChanged',
              whileAllowed(feed.watch({ projectId }), context, isVisible),
              context,
            )
          }),
      },
      meChanged: {
        subscribe: (_: unknown, __: unknown, context: ListenerContext) =>
          spoken(context, async () => {
            const { userId } = caller(context).actor
            return named('meChanged', whileAllowed(feed.watch({ userId }), context), context)
          }),
      },
    },
  }
}

/** Nothing formats an error on its way through a web socket, so it gets its code and its words here. */
async function spoken<T>({ deps, locale }: ApiContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isKnown = error instanceof AppError
    if (!isKnown) deps.log.error({ fault: safeError(error) }, 'live updates failed')
    const { message, extensions } = described(isKnown ? error : new AppError('UNAVAILABLE'), locale)
    throw new GraphQLError(message, { extensions })
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
    // A change of the project itself may be the one that takes it out of somebody's sight.
    if (change.kind === 'project' || Date.now() - checkedAt >= trustedForMs) {
      await assertAllowed(caller({ ...context, actor: await context.actorNow() }))
      checkedAt = Date.now()
    }
    yield change
  }
}

async function* named(field: string, changes: AsyncIterable<Change>, context: ApiContext) {
  const iterator = changes[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { value, done } = await spoken(context, () => iterator.next())
      if (done) return
      yield { [field]: value }
    }
  } finally {
    await iterator.return?.()
  }
}
