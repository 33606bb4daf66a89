import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000005007',
  slug: 'bofu',
  type: 'exercise',
  component: 'FunnelStageEditor',
  writes: [
    'activity.name',
    'activity.description',
    'activity.reach',
    'activity.budget',
    'activity.segmentId',
    'activity.offeringId',
    'activity.activityType',
  ],
  mentorFields: ['activity:{_id}'],
}
