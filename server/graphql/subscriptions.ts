import { AppError } from '#domain/errors.ts'
import { readProject } from '#domain/policies/project.ts'
import { authorize } from '#server/authorize.ts'
import type { Change, ChangeFeed } from '#server/live/change-feed.ts'
import { type ApiContext, type Caller, caller, contextFor } from './context.ts'

/** Live updates carry ids only, and each one is checked against what the listener may see at that moment. */
export function subscriptionResolvers(feed: ChangeFeed) {
  return {
    Subscription: {
      projectChanged: {
        subscribe: async (_: unknown, { projectId }: { projectId: string }, context: ApiContext) => {
          const listener = caller(context)
          await assertVisible(listener, projectId)
          return named('projectChanged', stillVisible(feed.watch({ projectId }), listener, projectId))
        },
      },
      meChanged: {
        subscribe: async (_: unknown, __: unknown, context: ApiContext) =>
          named('meChanged', feed.watch({ userId: caller(context).actor.userId })),
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

async function* stillVisible(changes: AsyncIterable<Change>, listener: Caller, projectId: string) {
  for await (const change of changes) {
    // Only a change of the project itself can take it out of somebody's sight.
    if (change.kind === 'project') await assertVisible(listener, projectId)
    yield change
  }
}

async function* named(field: string, changes: AsyncIterable<Change>) {
  for await (const change of changes) yield { [field]: change }
}
