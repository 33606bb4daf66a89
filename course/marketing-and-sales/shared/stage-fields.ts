import { of } from '#course/contract/field.ts'
import { ofStage } from './activities.ts'

/** What the editor of a stage writes of its activities. */
export function stageFields(stage: Parameters<typeof ofStage>[0]) {
  const only = ofStage(stage)
  return {
    // What it is called, for whom and where is told by the step in which ideas are collected.
    name: of('activity', { only, label: false }),
    description: of('activity', { only }),
    reach: of('activity', { only, as: 'number' }),
    budget: of('activity', { only, as: 'number' }),
    segmentId: of('activity', { only, label: false }),
    offeringId: of('activity', { only, label: false }),
    activityType: of('activity', { only, label: false }),
  }
}
