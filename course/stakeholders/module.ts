import type { Module } from '#course/contract/room.ts'
import { room as identifyStakeholders } from './identify-stakeholders/room.ts'
import { room as introduction } from './introduction/room.ts'
import { room as mapCurrentSolutions } from './map-current-solutions/room.ts'
import { room as opportunity } from './opportunity/room.ts'
import { room as powerInfluence } from './power-influence/room.ts'
import { room as stakeholderManagingPlan } from './stakeholder-managing-plan/room.ts'
import { room as stakeholderRelationship } from './stakeholder-relationship/room.ts'
import { room as stakeholderUnderstanding } from './stakeholder-understanding/room.ts'
import { room as summary } from './summary/room.ts'

export const module: Module = {
  id: '60d000000000000000000003',
  slug: 'three',
  number: 3,
  folder: 'stakeholders',
  isSecondEdition: true,
  name: { en: 'Stakeholders Map', es: 'Mapa de actores' },
  rooms: [
    introduction,
    mapCurrentSolutions,
    opportunity,
    identifyStakeholders,
    powerInfluence,
    stakeholderUnderstanding,
    stakeholderManagingPlan,
    stakeholderRelationship,
    summary,
  ],
}
