import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000001006',
  slug: 'information-sources',
  type: 'exercise',
  component: 'InformationSources',
  writes: ['source.text', 'source.sourceType', 'input.covers.valueArr', 'input.covers.selected'],
  mentorFields: ['source:{_id}'],
}
