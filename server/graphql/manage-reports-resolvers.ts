import { bugs } from '#server/verbs/bugs/bugs.ts'
import { setBugStatus } from '#server/verbs/bugs/set-bug-status.ts'
import { moduleRatingFigures, moduleRatings } from '#server/verbs/reviews/module-ratings.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const manageReportsResolvers = {
  Query: {
    bugs: by((context, { list }) => bugs(context, list)),
    moduleRatings: by((context, { list }) => moduleRatings(context, list)),
    moduleRatingFigures: by((context, { role }) => moduleRatingFigures(context, role)),
  },
  Mutation: {
    setBugStatus: by(setBugStatus),
  },
} satisfies Some
