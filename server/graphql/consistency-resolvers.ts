import { planCheck } from '#server/verbs/consistency/plan-check.ts'
import { setFindingAside, takeFindingBack } from '#server/verbs/consistency/set-finding-aside.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const consistencyResolvers = {
  Query: { planCheck: by((context, { projectId }) => planCheck(context, projectId)) },
  Mutation: { setFindingAside: by(setFindingAside), takeFindingBack: by(takeFindingBack) },
} satisfies Some
