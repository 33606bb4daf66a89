import type { Module } from '#course/manifest.ts'
import { step as customerDescription } from './customer-description/step.ts'
import { step as customerGains } from './customer-gains/step.ts'
import { step as customerPains } from './customer-pains/step.ts'
import { step as customerSegments } from './customer-segments/step.ts'
import { step as gainCreators } from './gain-creators/step.ts'
import { step as introduction } from './introduction/step.ts'
import { step as myOfferings } from './my-offerings/step.ts'
import { step as painRelievers } from './pain-relievers/step.ts'
import { step as summary } from './summary/step.ts'

export const customersModule: Module = {
  id: '60d000000000000000000002',
  slug: 'two',
  number: 2,
  folder: 'customers',
  name: { en: 'Customers and Value Proposition', es: 'Clientes y propuesta de valor' },
  steps: [
    introduction,
    customerSegments,
    customerDescription,
    customerPains,
    customerGains,
    myOfferings,
    painRelievers,
    gainCreators,
    summary,
  ],
}
