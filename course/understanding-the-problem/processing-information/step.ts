import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000001007',
  slug: 'processing-information',
  type: 'exercise',
  component: 'InformationProcessing',
  writes: [
    'input.note.value',
    'input.note.groupName',
    'input.note.valueArr',
    'input.note.description',
    'input.information-sources/covers.valueArr',
    'question.insights',
    'input.information-sources/covers.selected',
  ],
  mentorFields: ['question:{_id}', 'note:{_id}'],
}
