import fc from 'fast-check'
import { expect, test } from 'vitest'
import { treemap } from './treemap.ts'

const amount = (value: number) => `$${value}`
const share = (part: number) => `${Math.round(part * 100)} %`
const drawn = (parts: readonly { name: string; value: number }[]) =>
  treemap({ label: 'Expenses', parts, amount, share, width: 400, height: 200 })
const boxesOf = (picture: ReturnType<typeof drawn>) =>
  picture.shapes.flatMap((shape) => (shape.kind === 'box' ? [shape] : []))

test('areas are as large as their parts, the largest first, and told in words', () => {
  const picture = drawn([
    { name: 'Rent', value: 100 },
    { name: 'Salaries', value: 300 },
  ])
  const [salaries, rent] = boxesOf(picture)
  expect((salaries?.width ?? 0) / (rent?.width ?? 1)).toBeCloseTo(3, 1)
  expect(picture.twin).toEqual([
    { depth: 0, text: 'Salaries: $300 (75 %)' },
    { depth: 0, text: 'Rent: $100 (25 %)' },
  ])
})

test('what is too small for its name has none in the picture', () => {
  const picture = drawn([
    { name: 'Salaries', value: 1_000_000 },
    { name: 'Bank', value: 1 },
  ])
  expect(JSON.stringify(picture.shapes)).not.toContain('Bank')
  expect(picture.twin).toHaveLength(2)
})

test('nothing gives an empty picture', () => {
  expect(drawn([{ name: 'Rent', value: 0 }]).shapes).toEqual([])
  expect(drawn([]).shapes).toEqual([])
})

const parts = fc.array(
  fc.record({ name: fc.string(), value: fc.double({ min: -1, max: 1e12, noNaN: true }) }),
  { maxLength: 14 },
)

test('whatever the parts, every area lies inside the picture', () => {
  fc.assert(
    fc.property(parts, (given) => {
      for (const { x, y, width, height } of boxesOf(drawn(given))) {
        expect([x, y, width, height].every(Number.isFinite)).toBe(true)
        expect(x >= 0 && y >= 0 && x + width <= 401 && y + height <= 201).toBe(true)
      }
    }),
  )
})
