import { expect, test } from 'vitest'
import type { HandKind } from '#course/marketing-and-sales/shared/channels.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { chainPicture } from './chain-picture.ts'
import { type Chain, chainOf, conflictOf, gaps, isTwice, movedTo, priceOf, writtenOf } from './chains.ts'
import { report } from './report.ts'

const hand = (intermediaryType: HandKind, description = 'Sells it to the family.') => ({
  intermediaryType,
  description,
})
const channel = (_id: string, ...intermediaries: ReturnType<typeof hand>[]) => ({
  ...record,
  _id,
  segmentId: 's1',
  offeringId: 'o1',
  intermediaries,
})
const planOf = (channels: ReturnType<typeof channel>[], input: PlanData['input'] = []): PlanData => ({
  segment: [{ ...record, _id: 's1', name: 'Families', offeringMatch: [] }],
  offering: [{ ...record, _id: 'o1', name: 'Juice', segmentMatch: ['s1'] }],
  channel: channels,
  input,
})
const shares = (parent: string, ...valueArr: string[]) =>
  answerAt('five/distribution-channels/share', { parent, valueArr })
const pairIn = (plan: PlanData) => pairsOf(plan)[0] as Pair
const long = channel('c1', hand('wholesaler'), hand('shop-kiosk'))
const link = (kind: HandKind, share: number | null) => ({ hand: hand(kind), share })

test('parts of the price stand beside their hands; what is no percentage is unknown, and own hands keep none', () => {
  const own = channel('c2', hand('own-staff'), hand('shop-kiosk'))
  const plan = planOf([long, own], [shares('c1', '10', 'much'), shares('c2', '50', '20')])
  expect(chainOf(plan, long).map(({ share }) => share)).toEqual([10, null])
  expect(chainOf(plan, own).map(({ share }) => share)).toEqual([null, 20])
})

test('a part goes with its hand when the order changes', () => {
  const chain = [link('wholesaler', 10), link('shop-kiosk', null), link('delivery-company', 5)]
  expect(writtenOf(movedTo(chain, 2, 0)).shares).toEqual(['5', '10'])
  expect(writtenOf(chain.toSpliced(0, 1)).shares).toEqual(['', '5'])
  expect(writtenOf([link('shop-kiosk', null)]).shares).toEqual([])
})

const prices: [string, Chain, object][] = [
  ['nobody else', [link('own-staff', null)], { kept: 100, isOpen: false, isOver: false }],
  ['two parts', [link('wholesaler', 10), link('shop-kiosk', 20)], { kept: 70, isOpen: false, isOver: false }],
  [
    'one unknown',
    [link('wholesaler', 10), link('shop-kiosk', null)],
    { kept: 90, isOpen: true, isOver: false },
  ],
  [
    'all of it',
    [link('wholesaler', 33.3), link('shop-kiosk', 66.7)],
    { kept: 0, isOpen: false, isOver: false },
  ],
  ['too much', [link('wholesaler', 60), link('shop-kiosk', 50)], { kept: -10, isOpen: false, isOver: true }],
]
test.each(prices)('what stays with the team: %s', (_, chain, expected) => {
  expect(priceOf(chain)).toEqual(expected)
})

test('a channel through the same hands is there twice; another order is another channel', () => {
  const same = channel('c2', hand('wholesaler', 'x'), hand('shop-kiosk', 'y'))
  const turned = channel('c3', hand('shop-kiosk'), hand('wholesaler'))
  const plan = planOf([long, same, turned])
  const twice = [long, same, turned].map((one) => isTwice(plan, pairIn(plan), one))
  expect(twice).toEqual([true, true, false])
})

test('a channel may go against the strategy, once there is one', () => {
  const strategy = (...valueArr: string[]) =>
    answerAt('five/distribution-channels-strategy/strategy:o1', { parent: 's1', valueArr })
  const conflict = (input: PlanData['input']) => {
    const plan = planOf([long], input)
    return conflictOf(plan, pairIn(plan), long)
  }
  expect(conflict([])).toBeNull()
  expect(conflict([strategy('direct')])).toBe('indirect')
  expect(conflict([strategy('direct', 'indirect')])).toBeNull()
})

test('every pair needs a channel, every channel a hand, and every hand its work', () => {
  expect(gaps({}).map(({ field }) => field)).toEqual(['pairs'])
  expect(gaps(planOf([])).map(({ field }) => field)).toEqual(['channels:s1:o1'])
  const plan = planOf([channel('c1'), channel('c2', hand('own-shop'), hand('shop-kiosk', ' '))])
  expect(gaps(plan).map(({ field, message }) => `${field} ${String(message)}`)).toEqual([
    'channel:c1 selectOne',
    'description:c2:1 required',
  ])
  expect(gaps(planOf([long]))).toEqual([])
})

test('the picture of any chain can be read on paper, and its words say the same', () => {
  const kinds: HandKind[] = [
    'wholesaler',
    'ngo-community-group',
    'government-office',
    'online-marketplace',
    'school-clinic',
  ]
  for (const count of [1, 2, 3, 5]) {
    const one = channel('c1', ...kinds.slice(0, count).map((kind) => hand(kind)))
    const plan = planOf([one], [shares('c1', '12.5', '20')])
    const picture = chainPicture(plan, pairIn(plan), one, 'es')
    expect(pictureFaults(picture)).toEqual([])
    expect(picture.twin).toHaveLength(count + 2)
    expect(picture.twin?.[1]?.text).toBe('Mayorista (12,5%): Sells it to the family.')
  }
})

test('the report draws each channel with hands and says what they do, and nothing before', () => {
  expect(report(planOf([channel('c1')]), 'en')).toEqual([])
  expect(report(planOf([long]), 'en')).toMatchObject([
    { kind: 'heading', text: 'Juice for Families' },
    {
      kind: 'picture',
      picture: { label: 'The way of the product: Wholesaler › Shop or kiosk (Juice for Families)' },
    },
    {
      kind: 'facts',
      rows: [
        { label: 'Wholesaler', value: 'Sells it to the family.' },
        { label: 'Shop or kiosk', value: 'Sells it to the family.' },
      ],
    },
  ])
})
