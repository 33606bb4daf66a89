import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000001009',
  slug: 'activities-outcomes',
  type: 'exercise',
  component: 'ActivitiesOutcomes',
  writes: [
    'activity.name',
    'activity.description',
    'activity.outcomes',
    'activity.reach',
    'activity.selected',
    'activity.activityType',
    'input.cause.valueArr',
    'input.impact.value',
  ],
  mentorFields: ['activity:{_id}', 'impact'],
}
