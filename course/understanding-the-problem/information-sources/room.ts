import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { sourceTypes } from '#domain/options/research.ts'
import { gaps } from './sources.ts'

export const room = defineRoom({
  id: '57e900000000000000001006',
  slug: 'information-sources',
  type: 'exercise',
  component: 'InformationSources',
  takes: { minutes: 120, company: 'people' },
  reads: ['cause', 'question'],
  words: () => import('./words.ts'),
  fields: {
    text: of('source', { label: 'form.text', isTitle: true }),
    sourceType: of('source', { label: 'form.type', as: { options: sourceTypes } }),
    covers: answer({ per: 'source', property: 'valueArr', label: 'form.questions', as: 'records' }),
    state: answer({
      per: 'source',
      key: 'covers',
      property: 'selected',
      label: 'fields.state',
      as: { yes: 'done', no: 'planned' },
    }),
  },
  gaps,
  report: () => import('./report.ts'),
})
