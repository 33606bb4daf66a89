import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000004007',
  slug: 'choose-definition',
  type: 'exercise',
  component: 'SpectrumChooser',
  writes: [
    'input.today.value',
    'input.today.valueArr',
    'input.today.description',
    'input.target.value',
    'input.target.valueArr',
    'input.target.description',
  ],
  mentorFields: ['today', 'target'],
}
