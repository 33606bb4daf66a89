import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps, longestMission } from './why.ts'

export const room = defineRoom({
  id: '57e90000000000000000100a',
  slug: 'finding-your-why',
  type: 'exercise',
  component: 'GoldenCircle',
  takes: { minutes: 30, company: 'alone' },
  reads: ['activity'],
  words: () => import('./words.ts'),
  fields: {
    story: answer({ longest: 5000 }),
    contribution: answer({ comments: false }),
    impact: answer({ comments: false }),
    basis: answer({ property: 'valueArr', label: false, comments: false }),
    how: answer({ isMany: true, comments: 'how' }),
    what: answer({ isMany: true, comments: 'what' }),
    missionStatement: business({ label: 'mission', required: true, longest: longestMission }),
    visionStatement: business({ label: 'vision', required: true, longest: 1000 }),
  },
  gaps,
  report: () => import('./report.ts'),
})
