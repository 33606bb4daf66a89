import type { Module } from '#course/contract/room.ts'
import { room as impactKpis } from './impact-kpis/room.ts'
import { room as introduction } from './introduction/room.ts'
import { room as summary } from './summary/room.ts'
import { room as sustainableDevelopmentGoals } from './sustainable-development-goals/room.ts'

export const module: Module = {
  id: '60d000000000000000000008',
  slug: 'eight',
  number: 8,
  folder: 'impact',
  isSecondEdition: true,
  name: { en: 'Impact Measurement', es: 'Medición de impacto' },
  rooms: [introduction, sustainableDevelopmentGoals, impactKpis, summary],
}
