import type { Module } from '#course/contract/room.ts'
import { room as competitorPrices } from './competitor-prices/room.ts'
import { room as introduction } from './introduction/room.ts'
import { room as pricing } from './pricing/room.ts'
import { room as summary } from './summary/room.ts'
import { room as unitCosts } from './unit-costs/room.ts'
import { room as valueProposition } from './value-proposition/room.ts'

export const module: Module = {
  id: '60d000000000000000000006',
  slug: 'six',
  number: 6,
  folder: 'pricing',
  name: { en: 'Value and Pricing', es: 'Valor y precios' },
  rooms: [introduction, valueProposition, unitCosts, competitorPrices, pricing, summary],
  isSecondEdition: true,
}
