import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000005004',
  slug: 'channel-prioritization',
  type: 'exercise',
  component: 'ChannelPrioritization',
  writes: ['input.score.valueArr', 'input.score.value', 'input.score.description', 'channel.selected'],
  mentorFields: ['channel:{_id}'],
}
