import type { Module } from '#course/manifest.ts'
import { step as businessModel } from './business-model/step.ts'
import { step as chooseDefinition } from './choose-definition/step.ts'
import { step as description } from './description/step.ts'
import { step as introduction } from './introduction/step.ts'
import { step as keyActivities } from './key-activities/step.ts'
import { step as keyResources } from './key-resources/step.ts'
import { step as productCustomerRelationship } from './product-customer-relationship/step.ts'
import { step as revenueModel } from './revenue-model/step.ts'
import { step as socialBusinessModel } from './social-business-model/step.ts'
import { step as summary } from './summary/step.ts'

export const businessModelModule: Module = {
  id: '60d000000000000000000004',
  slug: 'four',
  number: 4,
  folder: 'business-model',
  name: { en: 'Business Model', es: 'Modelo de negocio' },
  steps: [
    introduction,
    productCustomerRelationship,
    businessModel,
    socialBusinessModel,
    revenueModel,
    description,
    chooseDefinition,
    keyActivities,
    keyResources,
    summary,
  ],
}
