import { cohortDashboard } from '#server/verbs/insight/cohort-dashboard.ts'
import { incubating } from '#server/verbs/insight/incubating.ts'
import { needsYou } from '#server/verbs/insight/needs-you.ts'
import { platformHome } from '#server/verbs/insight/platform-home.ts'
import { remind } from '#server/verbs/insight/remind.ts'
import { setAttention } from '#server/verbs/insight/set-attention.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const manageInsightResolvers = {
  Query: {
    needsYou: by(needsYou),
    cohortDashboard: by((context, { cohortId }) => cohortDashboard(context, cohortId)),
    incubating: by((context, { cohortId, query }) => incubating(context, cohortId, query)),
    platformHome: by((context) => platformHome(context)),
  },
  Mutation: {
    setAttention: by((context, { cohortId, attention }) => setAttention(context, cohortId, attention)),
    remind: by(remind),
  },
} satisfies Some
