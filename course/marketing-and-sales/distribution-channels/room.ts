import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { intermediaryTypes } from '#domain/options/marketing.ts'
import { gaps } from './chains.ts'

export const room = defineRoom({
  id: '57e900000000000000005003',
  slug: 'distribution-channels',
  type: 'exercise',
  component: 'ChannelBuilder',
  takes: { minutes: 45, company: 'colleague' },
  reads: ['segment', 'offering'],
  words: () => import('./words.ts'),
  fields: {
    segmentId: of('channel', { label: false }),
    offeringId: of('channel', { label: false }),
    intermediaryType: of('channel', {
      property: 'intermediaries.intermediaryType',
      label: 'hand',
      as: { options: intermediaryTypes },
    }),
    description: of('channel', { property: 'intermediaries.description', label: 'does' }),
    // A new channel is not chosen yet; the next step tells which are.
    selected: of('channel', { label: false }),
    share: answer({ per: 'channel', property: 'valueArr', as: 'list' }),
  },
  gaps,
  unnamed: 'newChannel',
  report: () => import('./report.ts'),
})
