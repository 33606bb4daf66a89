import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps, scoreNames } from './scores.ts'

export const room = defineRoom({
  id: '57e900000000000000005004',
  slug: 'channel-prioritization',
  type: 'exercise',
  component: 'ChannelPrioritization',
  takes: { minutes: 30, company: 'team' },
  reads: ['segment', 'offering'],
  words: () => import('./words.ts'),
  fields: {
    'score.valueArr': answer({
      key: 'score',
      property: 'valueArr',
      per: 'channel',
      label: 'scores',
      as: { scores: scoreNames },
    }),
    // The mean of the four.
    score: answer({ per: 'channel', label: false }),
    'score.description': answer({ key: 'score', property: 'description', per: 'channel', label: 'why' }),
    selected: of('channel', { label: 'start', as: 'flag' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
