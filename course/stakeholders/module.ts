import type { Module } from '#course/manifest.ts'
import { step as identifyStakeholders } from './identify-stakeholders/step.ts'
import { step as introduction } from './introduction/step.ts'
import { step as mapCurrentSolutions } from './map-current-solutions/step.ts'
import { step as opportunity } from './opportunity/step.ts'
import { step as powerInfluence } from './power-influence/step.ts'
import { step as stakeholderManagingPlan } from './stakeholder-managing-plan/step.ts'
import { step as stakeholderRelationship } from './stakeholder-relationship/step.ts'
import { step as stakeholderUnderstanding } from './stakeholder-understanding/step.ts'
import { step as summary } from './summary/step.ts'

export const stakeholdersModule: Module = {
  id: '60d000000000000000000003',
  slug: 'three',
  number: 3,
  folder: 'stakeholders',
  name: { en: 'Stakeholders Map', es: 'Mapa de actores' },
  steps: [
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
