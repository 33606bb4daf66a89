import { expect, test } from 'vitest'
import { gapNamesOf } from '#course/contract/gap-names.ts'
import { module } from '#course/marketing-and-sales/module.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { type Channel, channelsTo, type HandKind, nameOfChannel, routeOf } from './channels.ts'

const channel = (_id: string, offeringId: string, ...kinds: readonly HandKind[]): Channel => ({
  ...record,
  _id,
  segmentId: 's1',
  offeringId,
  intermediaries: kinds.map((intermediaryType) => ({ intermediaryType, description: '' })),
})
const long = channel('c1', 'o1', 'own-staff', 'shop-kiosk')
const plan: PlanData = {
  segment: [{ ...record, _id: 's1', name: 'Families', offeringMatch: [] }],
  offering: [
    { ...record, _id: 'o1', name: 'Filter', segmentMatch: ['s1'] },
    { ...record, _id: 'o2', name: 'Visit', segmentMatch: [] },
  ],
  channel: [long, channel('c2', 'o2', 'own-shop')],
}

test('a channel is called by its hands, in the language of the reader', () => {
  expect(nameOfChannel(long, 'en')).toBe('Own staff › Shop or kiosk')
  expect(nameOfChannel(long, 'es')).toBe('Personal propio › Tienda o quiosco')
  expect(nameOfChannel(channel('c3', 'o1'), 'en')).toBe('New channel')
})

test('a channel is direct as long as all hands are the team’s own', () => {
  expect(routeOf(channel('c3', 'o1', 'own-staff', 'own-online', 'market-stall', 'own-shop'))).toBe('direct')
  expect(routeOf(long)).toBe('indirect')
  expect(routeOf(channel('c3', 'o1'))).toBeNull()
})

test('a channel for an offering that is no longer for the segment counts no more', () => {
  expect(channelsTo(plan, 's1')).toEqual([long])
})

test('what a channel lacks is told with its hands', async () => {
  const names = await gapNamesOf(module)
  expect(names['channel-prioritization']?.('reach:c1', plan, 'en')).toBe(
    '"Reach" (Own staff › Shop or kiosk)',
  )
  expect(names['distribution-channels']?.('description:c1:0', plan, 'es')).toBe(
    '"¿Qué hace y cuánto gana?" (Personal propio › Tienda o quiosco)',
  )
})
