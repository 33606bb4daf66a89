import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000005002',
  slug: 'distribution-channels-strategy',
  type: 'exercise',
  component: 'ChannelStrategy',
  writes: ['input.strategy.value', 'input.strategy.valueArr', 'input.strategy.description'],
  mentorFields: ['pair:{segmentId}:{offeringId}'],
}
