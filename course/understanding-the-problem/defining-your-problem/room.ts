import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

/** Of an answer, and of the sentence, in characters. */
const longest = 300
export const longestSentence = 600

export const room = defineRoom({
  id: '57e900000000000000001002',
  slug: 'defining-your-problem',
  type: 'exercise',
  component: 'ProblemDefinition',
  takes: { minutes: 30, company: 'alone' },
  words: () => import('./words.ts'),
  fields: {
    who: answer({ required: true, longest }),
    what: answer({ required: true, longest }),
    where: answer({ required: true, longest }),
    when: answer({ longest }),
    evidence: answer({ longest }),
    basis: answer({ property: 'valueArr', label: false, comments: false }),
    problemDefinition: business({ label: 'definition', shortest: 40, longest: longestSentence }),
  },
  report: () => import('./report.ts'),
})
