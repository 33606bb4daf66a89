import type { Module } from '#course/contract/room.ts'
import { room as goals } from './goals/room.ts'
import { room as introduction } from './introduction/room.ts'
import { room as riskManagement } from './risk-management/room.ts'
import { room as summary } from './summary/room.ts'
import { room as team } from './team/room.ts'

export const module: Module = {
  id: '60d000000000000000000009',
  slug: 'nine',
  number: 9,
  folder: 'team-goals-risk',
  name: { en: 'Team, Goals and Risk', es: 'Equipo, metas y riesgos' },
  isSecondEdition: true,
  rooms: [introduction, team, goals, riskManagement, summary],
}
