import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { readingOf } from './reading.ts'
import { report } from './report.ts'

const { data } = await sampleOf('clay-filter', 'seven', 'en')
const says = (...given: Parameters<typeof shownFigures>) =>
  readingOf(shownFigures(...given)).map((one) => one.says)
const told = { lead: () => [], facts: () => [{ kind: 'facts', rows: [] } as const] }

test('the reading names the profit of year 1, its first month, and that only grants make it possible', () => {
  expect(readingOf(shownFigures(data))).toEqual([
    { says: 'profit', amount: { figure: { name: 'netProfit', column: 'y1' }, value: 2910.91 } },
    { says: 'firstMonth', period: 'm3' },
  ])
  expect(says(data, 'pessimistic')).toEqual(['profit', 'firstMonth', 'onlyGrants'])
  expect(says({})).toEqual(['noSales', 'even', 'firstMonth'])
})

test('without sales there is a loss, and no profit within three years', () => {
  const offering = (data.offering ?? []).map((one) => ({ ...one, price: 0 }))
  expect(says({ ...data, offering })).toEqual(['noSales', 'loss', 'never'])
})

test('the report tells the years of all three scenarios', () => {
  const blocks = report(data, 'en', told)
  expect(blocks[0]).toEqual({
    kind: 'text',
    tone: 'lead',
    text: 'Year 1 ends with a profit of $2,910.91. The first month with a profit is March 2027.',
  })
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
  expect(tables.map(({ rows }) => rows.at(-1))).toEqual([
    ['= Net profit', '2,910.91', '7,085.80', '10,014.30'],
    ['= Net profit', '4,269.91', '9,425.80', '13,164.30'],
    ['= Net profit', '516.91', '2,945.80', '4,434.30'],
  ])
  expect(blocks.at(-1)?.kind).toBe('facts')
})
