import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e90000000000000000100a',
  slug: 'finding-your-why',
  type: 'exercise',
  component: 'GoldenCircle',
  writes: [
    'input.story.value',
    'input.contribution.value',
    'input.impact.value',
    'input.how.value',
    'input.what.value',
    'business.missionStatement',
    'business.visionStatement',
  ],
  mentorFields: ['story', 'missionStatement', 'visionStatement', 'how', 'what'],
}
