import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { noteKinds } from '#domain/options/research.ts'
import { gaps } from './notes.ts'

const note = { isMany: true, per: 'question', key: 'note', thing: 'fields.note' } as const
// The first note of a source says that it was asked, which is told where sources are.
const cover = {
  step: 'information-sources',
  per: 'source',
  key: 'covers',
  label: false,
  comments: false,
} as const

export const room = defineRoom({
  id: '57e900000000000000001007',
  slug: 'processing-information',
  type: 'exercise',
  component: 'InformationProcessing',
  takes: { minutes: 60, company: 'team' },
  reads: ['cause', 'source'],
  words: () => import('./words.ts'),
  fields: {
    note: answer({ ...note, label: 'fields.text' }),
    kind: answer({ ...note, property: 'groupName', as: { options: noteKinds } }),
    from: answer({ ...note, property: 'valueArr', as: 'records' }),
    supports: answer({ ...note, property: 'description' }),
    insights: of('question', { label: 'learned', as: 'list' }),
    covers: answer({ ...cover, property: 'valueArr' }),
    asked: answer({ ...cover, property: 'selected' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
