import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000005005',
  slug: 'marketing-funnel-activities',
  type: 'exercise',
  component: 'FunnelOverview',
  writes: [
    'activity.name',
    'activity.activityType',
    'activity.segmentId',
    'activity.offeringId',
    'activity.selected',
    'activity.description',
    'activity.reach',
    'activity.budget',
  ],
  mentorFields: ['activity:{_id}'],
}
