import { GraphQLError } from 'graphql'
import { AppError } from '#domain/errors.ts'
import { readProject } from '#domain/policies/project.ts'
import { authorize } from '#server/authorize.ts'
import type { Change, ChangeFeed } from '#server/live/change-feed.ts'
import { type ApiContext, type Caller, caller, contextFor } from './context.ts'
import { described } from './error-answer.ts'

/** Live updates carry ids only, and each one is checked against what the listener may see at that moment. */
export function subscriptionResolvers(feed: ChangeFeed) {
  return {
    Subscription: {
      projectChanged: {
        subscribe: (_: unknown, { projectId }: { projectId: string }, context: ApiContext) =>
          spoken(context, async () => {
            const listener = caller(context)
            await assertVisible(listener, projectId)
            const changes = stillVisible(feed.watch({ projectId }), listener, projectId)
            return named('projectChanged', changes, context)
          }),
      },
      meChanged: {
        subscribe: (_: unknown, __: unknown, context: ApiContext) =>
          spoken(context, async () => {
            const { userId } = caller(context).actor
            return named('meChanged', feed.watch({ userId }), context)
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
    if (!isKnown) deps.log.error({ err: error }, 'live updates failed')
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

async function* stillVisible(changes: AsyncIterable<Change>, listener: Caller, projectId: string) {
  for await (const change of changes) {
    // Only a change of the project itself can take it out of somebody's sight.
    if (change.kind === 'project') await assertVisible(listener, projectId)
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
