import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import { dayName, monthName } from './names.ts'
import { gaps, monthAfter, monthsAround, oddDate, planStartFor, sidesOf } from './start.ts'

test('a plan without anything lacks the three answers and the three lists', () => {
  expect(gaps({}).map(({ field }) => field)).toEqual([
    ...['businessStarted', 'startDate', 'taxRate'],
    ...['fixed-assets', 'pre-operating-capital', 'funding-sources'],
  ])
})

test('need and sources of the filter workshop stand side by side', async () => {
  const { data } = await sampleOf('clay-filter', 'seven', 'en')
  const { need, funding, gap, uses, sources } = sidesOf(data)
  expect([need, funding, gap]).toEqual([8440, 8440, 0])
  expect(uses.map(({ amount }) => amount)).toEqual([5940, 1000, 1500])
  expect(sources.map(({ amount }) => amount)).toEqual([2000, 2440, 4000])
  expect(gaps(data)).toEqual([])
})

test.each([
  ['one that runs begins next month', true, '2020-05-01', undefined, '2027-01'],
  ['one that runs keeps the month that was chosen', true, '2020-05-01', '2026-09', '2026-09'],
  ['one that has not started begins with its first day', false, '2027-03-15', '2026-09', '2027-03'],
  ['one that nobody has dated keeps what there is', false, null, undefined, undefined],
])('%s', (_, isStarted, startDate, chosen, month) => {
  expect(planStartFor({ isStarted, startDate }, chosen, '2026-12-17')).toBe(month)
})

test.each([
  [false, '2026-12-16', 'past'],
  [false, '2026-12-17', null],
  [true, '2026-12-18', 'future'],
  [true, '2026-12-17', null],
  [null, '2020-01-01', null],
])('started %s on %s reads %s', (businessStarted, startDate, odd) => {
  expect(oddDate({ businessStarted, startDate }, '2026-12-17')).toBe(odd)
})

test('months go over the end of a year, and the chosen one can always be chosen', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-05', 24)]).toEqual([
    ...['2027-01', '2025-12', '2028-05'],
  ])
  expect(monthsAround('2026-12', '2019-03')[0]).toBe('2019-03')
})

test('days and months are named in both languages, and a text that is none is left as it is', () => {
  expect([monthName('2027-02', 'en'), monthName('2027-02', 'es')]).toEqual([
    'February 2027',
    'febrero de 2027',
  ])
  expect([dayName('2027-02-01', 'en'), dayName('soon', 'en')]).toEqual(['February 1, 2027', 'soon'])
})
