import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Picture, Shape } from '#domain/report/picture.ts'
import { svgOf } from '#domain/report/svg.ts'
import { axisFor, axisNumber, scale } from './axis.ts'
import { type BarChart, barChart } from './bar-chart.ts'
import { chartTable, chartTwin } from './chart-table.ts'
import { apart } from './frame.ts'
import { type LineChart, lineChart } from './line-chart.ts'
import { pointAt, pointMarks } from './points.ts'

const told = (value: number) => axisNumber(value, 'en')
const line = (values: readonly (number | null)[], rest: Partial<LineChart> = {}): LineChart => ({
  label: 'Cash',
  columns: values.map((_, x) => ({ x, name: `m${x}` })),
  lines: [{ name: 'Cash', ink: 'series-1', points: values.map((y, x) => ({ x, y })), isArea: true }],
  axis: told,
  ...rest,
})
const bars = (values: readonly (number | null)[], rest: Partial<BarChart> = {}): BarChart => ({
  label: 'Profit',
  columns: values.map((_, x) => `m${x}`),
  bars: [{ name: 'Profit', ink: 'good', values }],
  axis: told,
  below: 'bad',
  ...rest,
})
const numbersIn = (picture: Picture) => JSON.stringify(picture)
const isSound = (picture: Picture) => !/NaN|Infinity|null/.test(numbersIn(picture) + svgOf(picture, 'Sans'))

test.each([
  [
    [0, 4030],
    [0, 1000, 2000, 3000, 4000, 5000],
  ],
  [
    [-705, 504],
    [-750, -500, -250, 0, 250, 500, 750],
  ],
  [
    [3, 7],
    [0, 2, 4, 6, 8],
  ],
  [[0.02], [0, 0.005, 0.01, 0.015, 0.02]],
  [[-30], [-30, -20, -10, 0]],
  [[0, 0, 0], [0]],
  [[], [0]],
  [[1e12], [0, 2e11, 4e11, 6e11, 8e11, 1e12]],
  [
    [Number.NaN, Number.POSITIVE_INFINITY, 10],
    [0, 2, 4, 6, 8, 10],
  ],
])('ticks of %j are round and hold zero', (values, ticks) => {
  expect(axisFor(values).ticks).toEqual(ticks)
})

test('an axis holds every value with a handful of ticks, whatever the values', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { minLength: 1 }), (values) => {
      const { ticks, low, high } = axisFor(values)
      expect(ticks.length).toBeLessThan(10)
      const slack = (high - low) * 1e-9
      expect(Math.min(...values)).toBeGreaterThanOrEqual(low - slack)
      expect(Math.max(...values)).toBeLessThanOrEqual(high + slack)
    }),
  )
})

test('numbers of an axis are short in both languages', () => {
  expect([0, 500, -1500, 12_500, 2e6, 1e12].map((value) => axisNumber(value, 'en'))).toEqual([
    '0',
    '500',
    '\u22121,500',
    '12.5K',
    '2M',
    '1T',
  ])
  expect(axisNumber(12_500, 'es')).toBe('12,5\u00a0mil')
  expect(axisNumber(-2.4e38, 'en')).toBe('\u22122.4\u00d710^38')
})

test.each([
  ['nothing', []],
  ['one point', [5]],
  ['all zero', [0, 0, 0]],
  ['negative values', [-10, -5, -1]],
  ['a crossing', [10, -10, 10]],
  ['1e12', [0, 1e12, -1e12]],
  ['beyond all numbers', [1e308, -1e308, Number.NaN, Number.POSITIVE_INFINITY]],
  ['a missing value', [1, null, 3]],
])('%s is drawn without a number that is none', (_, values) => {
  expect(isSound(lineChart(line(values)))).toBe(true)
  expect(isSound(barChart(bars(values)))).toBe(true)
})

test('an area below zero is red, and begins where the line crosses zero', () => {
  const { shapes } = lineChart(line([10, -10]))
  const red = shapes.flatMap((shape) => (shape.kind === 'path' && shape.fill === 'bad-soft' ? [shape.d] : []))
  const plain = shapes.flatMap((shape) =>
    shape.kind === 'path' && shape.fill === 'series-1-soft' ? [shape.d] : [],
  )
  expect([red.length, plain.length]).toEqual([1, 1])
  const [start] = red[0]?.match(/^M[\d.]+/) ?? []
  expect(plain[0]).toContain(start?.slice(1))
})

test('lines are told apart by sign and dashes, and named where they end', () => {
  const points = [0, 1, 2].map((x) => ({ x, y: x }))
  const { shapes } = lineChart(
    line([], {
      columns: points.map(({ x }) => ({ x, name: `${x}` })),
      lines: [
        { name: 'Sales', ink: 'series-1', points },
        { name: 'Costs', ink: 'series-2', points, isDashed: true },
      ],
    }),
  )
  const named = shapes.flatMap((shape) => (shape.kind === 'text' && shape.isBold ? [shape] : []))
  expect(named.map(({ lines }) => lines)).toEqual([['Sales'], ['Costs']])
  expect(Math.abs((named[0]?.y ?? 0) - (named[1]?.y ?? 0))).toBeGreaterThan(9)
  expect(shapes.filter((shape) => shape.kind === 'circle')).toHaveLength(4)
  expect(shapes.some((shape) => shape.kind === 'path' && shape.stroke === 'series-2' && shape.isDashed)).toBe(
    true,
  )
})

test('words of a marked point stay inside the picture', () => {
  const { shapes, width } = lineChart(
    line([1, 2, 9], { marked: [{ x: 2, y: 9, text: 'Highest of all: 9' }] }),
  )
  const mark = shapes.find((shape) => shape.kind === 'text' && shape.lines[0]?.startsWith('Highest'))
  expect(mark?.kind === 'text' && mark.x).toBeLessThan(width - 30)
})

test('bars below zero hang from it', () => {
  const { shapes } = barChart(bars([10, -10]))
  const boxes = shapes.flatMap((shape) => (shape.kind === 'box' ? [shape] : []))
  expect(boxes.map(({ fill }) => fill)).toEqual(['good', 'bad'])
  expect(boxes[1]?.y).toBeCloseTo((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0))
})

test('names of many narrow columns stand only where there is room, the last one always', () => {
  const names = Array.from({ length: 15 }, (_, index) => `September ${index}`)
  const { shapes } = barChart(
    bars(
      names.map(() => 1),
      { columns: names },
    ),
  )
  const shown = shapes.flatMap((shape) => (shape.kind === 'text' ? shape.lines : []))
  expect(shown).toContain('September 14')
  expect(shown.filter((name) => name.startsWith('September')).length).toBeLessThan(9)
})

test('what is drawn can be read as a table and as lines', () => {
  const charted = {
    columns: ['January', 'February'],
    rows: [
      { name: 'Sales', values: [1, null] },
      { name: 'Costs', values: [2, Number.NaN] },
    ],
    amount: (value: number) => `$${value}`,
  }
  expect(chartTable('Month', charted)).toEqual({
    kind: 'table',
    head: ['Month', 'Sales', 'Costs'],
    rows: [
      ['January', '$1', '$2'],
      ['February', '–', '–'],
    ],
  })
  expect(chartTwin(charted).map(({ text }) => text)).toEqual([
    'January: Sales $1 · Costs $2',
    'February: Sales – · Costs –',
  ])
})

test('places are moved apart within their bounds, and a scale without a span stands in the middle', () => {
  expect(apart([50, 50, 52], 10, 0, 60)).toEqual([40, 50, 60])
  expect(scale({ low: 3, high: 3 }, 0, 10)(3)).toBe(5)
})

test('the signs of lines tell them apart without their colours, and no two lines of a chart have the same', () => {
  const drawn = (mark: (typeof pointMarks)[number]) => {
    const { stroke: _, ...shape } = pointAt(mark, 0, 0, 'text') as Record<string, unknown>
    return JSON.stringify(shape)
  }
  expect(new Set(pointMarks.map(drawn)).size).toBe(pointMarks.length)
  const named = (name: string) => ({ name, ink: 'text' as const, points: [{ x: 0, y: 1 }] })
  const { shapes } = lineChart({
    ...{ label: 'Sales', columns: [{ x: 0, name: 'Jan' }], axis: String },
    lines: ['bread', 'cake', 'buns', 'jam', 'tea', 'all'].map(named),
  })
  const names = shapes.flatMap((shape, index) =>
    shape.kind === 'text' && shape.isBold ? [{ name: shape.lines.join(' '), sign: shapes[index - 1] }] : [],
  )
  expect(names.map(({ name }) => name)).toEqual(['bread', 'cake', 'buns', 'jam', 'tea', 'all'])
  expect(new Set(names.map(({ sign }) => signOf(sign))).size).toBe(6)
})

/** What a sign looks like, wherever it stands. */
function signOf(shape: Shape | undefined): string {
  if (shape?.kind === 'circle') return `circle ${shape.fill}`
  return shape?.kind === 'path' ? `${shape.d.replace(/[-\d.]+/g, '')} ${shape.fill}` : 'none'
}

test('a number that is too wide for its bar is told as short as on the axis', () => {
  const values = [-54_160, ...Array<number>(11).fill(10)]
  const { shapes } = barChart(bars(values, { amount: (value) => `${value} pesos and cents` }))
  const shown = shapes.flatMap((shape) => (shape.kind === 'text' ? shape.lines : []))
  expect(shown).toContain(told(-54_160))
})
