import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e90000000000000000500a',
  slug: 'build-my-pitch',
  type: 'exercise',
  component: 'PitchBuilder',
  reads: ['segment', 'offering', 'pain', 'gain', 'channel', 'activity'],
  fields: {
    hook: answer(),
    problem: answer(),
    solution: answer(),
    customers: answer(),
    model: answer(),
    impact: answer(),
    ask: answer(),
    pitch: business(),
  },
})
