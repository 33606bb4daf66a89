import type { Module } from '#course/contract/room.ts'
import { room as activitiesSelection } from './activities-selection/room.ts'
import { room as bofu } from './bofu/room.ts'
import { room as buildMyPitch } from './build-my-pitch/room.ts'
import { room as channelPrioritization } from './channel-prioritization/room.ts'
import { room as distributionChannels } from './distribution-channels/room.ts'
import { room as distributionChannelsStrategy } from './distribution-channels-strategy/room.ts'
import { room as introduction } from './introduction/room.ts'
import { room as marketingFunnelActivities } from './marketing-funnel-activities/room.ts'
import { room as marketingSalesPlan } from './marketing-sales-plan/room.ts'
import { room as summary } from './summary/room.ts'
import { room as tofu } from './tofu/room.ts'

export const module: Module = {
  id: '60d000000000000000000005',
  slug: 'five',
  number: 5,
  folder: 'marketing-and-sales',
  isSecondEdition: true,
  name: { en: 'Marketing and Sales', es: 'Marketing y ventas' },
  rooms: [
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
