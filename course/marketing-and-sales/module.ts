import type { Module } from '#course/manifest.ts'
import { step as activitiesSelection } from './activities-selection/step.ts'
import { step as bofu } from './bofu/step.ts'
import { step as buildMyPitch } from './build-my-pitch/step.ts'
import { step as channelPrioritization } from './channel-prioritization/step.ts'
import { step as distributionChannels } from './distribution-channels/step.ts'
import { step as distributionChannelsStrategy } from './distribution-channels-strategy/step.ts'
import { step as introduction } from './introduction/step.ts'
import { step as marketingFunnelActivities } from './marketing-funnel-activities/step.ts'
import { step as marketingSalesPlan } from './marketing-sales-plan/step.ts'
import { step as summary } from './summary/step.ts'
import { step as tofu } from './tofu/step.ts'

export const marketingAndSalesModule: Module = {
  id: '60d000000000000000000005',
  slug: 'five',
  number: 5,
  folder: 'marketing-and-sales',
  name: { en: 'Marketing and Sales', es: 'Marketing y ventas' },
  steps: [
    introduction,
    distributionChannelsStrategy,
    distributionChannels,
    channelPrioritization,
    marketingFunnelActivities,
    tofu,
    bofu,
    activitiesSelection,
    marketingSalesPlan,
    buildMyPitch,
    summary,
  ],
}
