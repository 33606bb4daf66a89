import type { Module } from '#course/contract/room.ts'
import { room as customerDescription } from './customer-description/room.ts'
import { room as customerGains } from './customer-gains/room.ts'
import { room as customerPains } from './customer-pains/room.ts'
import { room as customerSegments } from './customer-segments/room.ts'
import { room as gainCreators } from './gain-creators/room.ts'
import { room as introduction } from './introduction/room.ts'
import { room as myOfferings } from './my-offerings/room.ts'
import { room as painRelievers } from './pain-relievers/room.ts'
import { room as summary } from './summary/room.ts'

export const module: Module = {
  id: '60d000000000000000000002',
  slug: 'two',
  number: 2,
  folder: 'customers',
  isSecondEdition: true,
  name: { en: 'Customers and Value Proposition', es: 'Clientes y propuesta de valor' },
  rooms: [
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
