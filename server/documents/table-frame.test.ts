import { expect, test } from 'vitest'
import { landscapeWidth, textWidth } from './picture-frame.ts'
import { splitWide, tableFrame } from './table-frame.ts'

const sumOf = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0))
const months = (count: number, amount: string) => ({
  kind: 'table' as const,
  head: ['USD', ...Array.from({ length: count }, (_, month) => `M${month + 1}`)],
  rows: [['Sales', ...Array<string>(count).fill(amount)]],
})

test('amounts stand by their last digit, names by their first letter', () => {
  const { isNumber } = tableFrame({
    head: ['Year', 'Sales', 'Share', 'Note'],
    rows: [
      ['1', '1,234.50 USD', '12 %', '3 of 4'],
      ['2', '−20', '–', ''],
    ],
  })
  expect(isNumber).toEqual([false, true, true, false])
})

test('letters grow smaller, then the table lies on its side, before an amount is broken', () => {
  const frames = [3, 8, 12].map((count) => tableFrame(months(count, '1,234,567.00')))
  expect(frames.map(({ isLandscape }) => isLandscape)).toEqual([false, false, true])
  expect(frames[1]?.size).toBeLessThan(frames[0]?.size ?? 0)
  for (const { isLandscape, widths } of frames)
    expect(sumOf(widths)).toBe(Math.round(isLandscape ? landscapeWidth : textWidth))
})

test('what no page is wide enough for is told in several tables, each under the names of its rows', () => {
  const whole = months(24, '1,234,567,890.00')
  const parts = splitWide(whole)
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.every(({ head, rows }) => head[0] === 'USD' && rows[0]?.[0] === 'Sales')).toBe(true)
  expect(parts.flatMap(({ head }) => head.slice(1))).toEqual(whole.head.slice(1))
  expect(splitWide(months(3, '5'))).toEqual([months(3, '5')])
})
