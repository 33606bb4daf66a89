import { expect, test } from 'vitest'
import type { Picture } from '#domain/report/picture.ts'
import { svgOf } from '#domain/report/svg.ts'
import { donut } from './donut.ts'
import { partShapes } from './part-look.ts'
import { stackedBar } from './stacked-bar.ts'

const amount = (value: number) => `$${value}`
const bar = (needs: readonly number[], sources: readonly number[]) => {
  const parts = (values: readonly number[]) =>
    values.map((value, index) => ({ name: `Part ${index}`, value, ink: 'series-1' as const }))
  return stackedBar({
    label: 'Need and sources',
    stacks: [
      { name: 'Need', parts: parts(needs) },
      { name: 'Sources', parts: parts(sources) },
    ],
    amount,
  })
}
const ring = (values: readonly number[]) =>
  donut({
    label: 'Classes',
    parts: values.map((value, index) => ({ name: `Class ${index}`, value, ink: 'series-2' })),
    whole: 'All',
    told: (value, share) => `${amount(value)} ${Math.round(share * 100)} %`,
  })

const boxesIn = ({ shapes }: Picture) => shapes.flatMap((shape) => (shape.kind === 'box' ? [shape] : []))
const wordsIn = ({ shapes }: Picture) => shapes.flatMap((shape) => (shape.kind === 'text' ? shape.lines : []))
/** Its words may say what they like; its places are numbers. */
function isSound(picture: Picture): boolean {
  const shapes = picture.shapes.filter(({ kind }) => kind !== 'text')
  return !/NaN|Infinity|null/.test(JSON.stringify(shapes) + svgOf({ ...picture, shapes }, 'Sans'))
}

test.each([
  ['nothing', [], []],
  ['zeros', [0, 0], [0]],
  ['one against nothing', [5], []],
  ['1e12', [1e12, 1], [3]],
  ['below zero', [-5, 10], [-1]],
  ['beyond all numbers', [1e308, 1e308], [Number.NaN]],
])('%s is drawn without a number that is none', (_, needs, sources) => {
  expect(isSound(bar(needs, sources))).toBe(true)
  expect(isSound(ring(needs))).toBe(true)
})

test('both bars stand on the same scale and tell their totals', () => {
  const picture = bar([300, 100], [200])
  const heights = boxesIn(picture).map(({ height }) => height)
  expect(heights[0]).toBeCloseTo((heights[1] ?? 0) * 3)
  expect(heights[2]).toBeCloseTo((heights[1] ?? 0) * 2)
  expect(wordsIn(picture)).toEqual(expect.arrayContaining(['$400', '$300', '$100', '$200']))
})

test('names of thin parts do not lie on each other', () => {
  const picture = bar([1000, 1, 1, 1], [])
  const places = picture.shapes.flatMap((shape) =>
    shape.kind === 'text' && shape.isBold && shape.lines[0]?.startsWith('Part') ? [shape.y] : [],
  )
  const gaps = places
    .toSorted((a, b) => a - b)
    .flatMap((y, index, all) => (index ? [y - (all[index - 1] ?? 0)] : []))
  expect(Math.min(...gaps)).toBeGreaterThan(20)
})

test('what is not sure is striped or only framed', () => {
  const at = { x: 0, y: 0, width: 20, height: 10 }
  expect(partShapes(at, 'brand').map(({ kind }) => kind)).toEqual(['box'])
  expect(partShapes(at, 'brand', 'outlined')).toMatchObject([{ isDashed: true, fill: 'paper' }])
  const [, lines] = partShapes(at, 'brand', 'striped')
  const places = [...(lines?.kind === 'path' ? lines.d : '').matchAll(/[ML]([\d.]+) ([\d.]+)/g)]
  expect(places.length).toBeGreaterThan(4)
  expect(places.every(([, x, y]) => Number(x) <= 20 && Number(y) <= 10)).toBe(true)
})

test('a ring names every part with its share, and numbers those that have room', () => {
  const picture = ring([50, 49, 1])
  expect(wordsIn(picture)).toEqual(expect.arrayContaining(['$50 50 %', '$49 49 %', '$1 1 %']))
  expect(wordsIn(picture).filter((word) => word === '1')).toHaveLength(2)
  expect(wordsIn(picture).filter((word) => word === '3')).toHaveLength(1)
})

test('one part alone is a whole ring', () => {
  const circles = ring([7]).shapes.filter(({ kind }) => kind === 'circle')
  expect(circles.length).toBeGreaterThanOrEqual(2)
})
