import type { Module } from '#course/contract/room.ts'
import { room as businessModel } from './business-model/room.ts'
import { room as chooseDefinition } from './choose-definition/room.ts'
import { room as description } from './description/room.ts'
import { room as introduction } from './introduction/room.ts'
import { room as keyActivities } from './key-activities/room.ts'
import { room as keyResources } from './key-resources/room.ts'
import { room as productCustomerRelationship } from './product-customer-relationship/room.ts'
import { room as revenueModel } from './revenue-model/room.ts'
import { room as socialBusinessModel } from './social-business-model/room.ts'
import { room as summary } from './summary/room.ts'

export const module: Module = {
  id: '60d000000000000000000004',
  slug: 'four',
  number: 4,
  folder: 'business-model',
  isSecondEdition: true,
  name: { en: 'Business Model', es: 'Modelo de negocio' },
  rooms: [
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
