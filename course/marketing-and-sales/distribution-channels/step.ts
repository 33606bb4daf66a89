import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000005003',
  slug: 'distribution-channels',
  type: 'exercise',
  component: 'ChannelBuilder',
  writes: ['channel.segmentId', 'channel.offeringId', 'channel.intermediaries', 'channel.selected'],
  mentorFields: ['channel:{_id}'],
}
