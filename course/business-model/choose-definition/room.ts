import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { definitions } from '#domain/options/models.ts'
import { gaps } from './spectrum.ts'

const at = (key: 'today' | 'target') => ({
  [key]: answer({ label: `markers.${key}`, as: { options: definitions } }),
  [`${key}.valueArr`]: answer({
    key,
    property: 'valueArr',
    label: 'share',
    as: { scores: ['share'] },
    comments: key,
  }),
  [`${key}.description`]: answer({ key, property: 'description', label: `reasons.${key}`, comments: key }),
})

export const room = defineRoom({
  id: '57e900000000000000004007',
  slug: 'choose-definition',
  type: 'exercise',
  component: 'SpectrumChooser',
  takes: { minutes: 25, company: 'team' },
  // What the financial plan says, once there is one.
  reads: ['business', 'offering'],
  words: () => import('./words.ts'),
  fields: { ...at('today'), ...at('target') },
  gaps,
  report: () => import('./report.ts'),
})
