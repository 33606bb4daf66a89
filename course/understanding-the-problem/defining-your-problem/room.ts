import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { longestFact, longestSentence, shortestSentence } from './problem.ts'

export const room = defineRoom({
  id: '57e900000000000000001002',
  slug: 'defining-your-problem',
  type: 'exercise',
  component: 'ProblemDefinition',
  takes: { minutes: 30, company: 'alone' },
  words: () => import('./words.ts'),
  fields: {
    who: answer({ required: true, longest: longestFact }),
    what: answer({ required: true, longest: longestFact }),
    where: answer({ required: true, longest: longestFact }),
    when: answer({ longest: longestFact }),
    evidence: answer({ longest: longestFact }),
    basis: answer({ property: 'valueArr', label: false, comments: false }),
    problemDefinition: business({
      label: 'definition',
      shortest: shortestSentence,
      longest: longestSentence,
    }),
  },
  report: () => import('./report.ts'),
})
