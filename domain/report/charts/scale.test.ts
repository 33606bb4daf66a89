import { expect, test } from 'vitest'
import type { Shape } from '#domain/report/picture.ts'
import { type ScaleChart, scaleChart } from './scale.ts'

const chart: ScaleChart = {
  label: 'Price scale of bread',
  marks: [
    { name: 'Unit cost', value: 9, ink: 'bad' },
    { name: 'Average price', value: 10, ink: 'brand', look: 'chosen' },
    { name: 'Competitors', value: 11, ink: 'earth', look: 'dashed' },
  ],
  bands: [{ name: 'Families', short: 'F', low: 8, high: 14, point: 10, ink: 'series-1' }],
  floor: 9,
  axis: String,
  amount: (value) => `$${value}`,
  between: ({ name, low, high }) => `${name}: ${low} to ${high}`,
}

const wordsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))

test('the scale says in words what it shows, the highest amount first', () => {
  expect(scaleChart(chart).twin?.map(({ text }) => text)).toEqual([
    'Competitors: $11',
    'Average price: $10',
    'Unit cost: $9',
    'Families: 8 to 14',
  ])
})

test('names of amounts that lie close together stand apart, inside the picture', () => {
  const { shapes, height } = scaleChart(chart)
  const named = wordsOf(shapes).filter(({ lines }) => lines.join(' ').includes('$'))
  const places = named.map(({ y }) => y).sort((one, other) => one - other)
  expect(places).toHaveLength(3)
  expect(places.slice(1).every((y, index) => y - (places[index] ?? 0) > 10)).toBe(true)
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(Math.max(...places)).toBeLessThan(height)
})

test('what lies below the floor is marked, down to nothing', () => {
  const box = scaleChart(chart).shapes.find((shape) => shape.kind === 'box' && shape.fill === 'bad-soft')
  const free = scaleChart({ ...chart, floor: null })
  expect(box).toBeDefined()
  expect(free.shapes.some((shape) => shape.kind === 'box' && shape.fill === 'bad-soft')).toBe(false)
})

test.each([
  ['nothing', { marks: [], bands: [], floor: null }],
  ['only zero', { marks: [{ name: 'Price', value: 0, ink: 'brand' }], bands: [], floor: 0 }],
  ['a million millions', { marks: [{ name: 'Price', value: 1e12, ink: 'brand' }], floor: 1e12 }],
  ['a turned band', { bands: [{ name: 'F', short: 'F', low: 9, high: 3, point: -5, ink: 'brand' }] }],
] as const)('%s is drawn without a number that is none', (_, given) => {
  const drawn = scaleChart({ ...chart, ...given })
  expect(JSON.stringify(drawn)).not.toMatch(/NaN|Infinity|null/)
})
