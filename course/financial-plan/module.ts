import type { Module } from '#course/contract/room.ts'
import { room as breakEven } from './break-even/room.ts'
import { room as cashFlow } from './cash-flow/room.ts'
import { room as expenses } from './expenses/room.ts'
import { room as fixedAssets } from './fixed-assets/room.ts'
import { room as fundingSources } from './funding-sources/room.ts'
import { room as incomeStatement } from './income-statement/room.ts'
import { room as introduction } from './introduction/room.ts'
import { room as preOperatingCapital } from './pre-operating-capital/room.ts'
import { room as revenue } from './revenue/room.ts'
import { room as scenarios } from './scenarios/room.ts'
import { room as startUpCapital } from './start-up-capital/room.ts'
import { room as summary } from './summary/room.ts'

export const module: Module = {
  id: '60d000000000000000000007',
  slug: 'seven',
  number: 7,
  folder: 'financial-plan',
  isSecondEdition: true,
  name: { en: 'Financial Plan', es: 'Plan financiero' },
  rooms: [
    introduction,
    startUpCapital,
    fixedAssets,
    preOperatingCapital,
    fundingSources,
    expenses,
    revenue,
    scenarios,
    incomeStatement,
    cashFlow,
    breakEven,
    summary,
  ],
}
