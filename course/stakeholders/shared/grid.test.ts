import { expect, test } from 'vitest'
import type { InputRecord } from '#domain/plan/plan-data.ts'
import { textWidth } from '#domain/report/picture.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt } from '#testing/plan-records.ts'
import { type Dot, dotsOf, frameOf, placeAt, radius } from './grid.ts'
import { labelSize, labelsOf } from './grid-labels.ts'
import { gridPicture } from './grid-picture.ts'
import { quadrantOf } from './power-interest.ts'
import { stakeholdersOf } from './stakeholders.ts'

const frame = frameOf(440)
const list = (...given: readonly Partial<InputRecord>[]) =>
  stakeholdersOf({
    input: given.map((fields, index) => ({
      ...answerAt('three/identify-stakeholders/stakeholder', fields),
      _id: `s${index}`,
    })),
  })
const crowd = (power: number, interest: number) =>
  list(
    ...Array.from({ length: 40 }, (_, index) => ({
      value: `Organisation of the neighbours number ${index}`,
      groupName: index % 2 === 0 ? 'team' : 'funders',
      power,
      interest,
    })),
  )

const distance = (one: Dot, other: Dot) => Math.hypot(one.x - other.x, one.y - other.y)

test('who is not placed has no dot, and the others keep their numbers', () => {
  const dots = dotsOf(list({ power: 5 }, { power: 0, interest: 100 }), frame)
  expect(dots.map(({ number }) => number)).toEqual([2])
})

test('power goes up and interest to the right', () => {
  const [low, high] = dotsOf(list({ power: 10, interest: 20 }, { power: 90, interest: 80 }), frame)
  expect(low && high && high.x > low.x && high.y < low.y).toBe(true)
})

test.each([
  [50, 50],
  [100, 100],
  [0, 0],
  [49, 51],
])('forty at power %i and interest %i hide nobody and stay in their quadrant', (power, interest) => {
  const dots = dotsOf(crowd(power, interest), frame)
  const touching = dots.flatMap((one, index) =>
    dots.slice(index + 1).filter((other) => distance(one, other) < 2 * radius - 1),
  )
  expect(touching).toEqual([])
  for (const { x, y } of dots) {
    const place = placeAt(frame, x, y)
    expect(quadrantOf(place)).toBe(quadrantOf({ power, interest }))
  }
})

test.each([
  ['in the middle', 220, 220, { interest: 50, power: 50 }],
  ['at the lower left', 0, 440, { interest: 0, power: 0 }],
  ['beyond the upper right', 900, -90, { interest: 100, power: 100 }],
])('a point %s stands for its power and interest', (_, x, y, place) => {
  expect(placeAt(frame, frame.left + x, frame.top + y)).toEqual(place)
})

test('names hide no dot and no other name; where there is no room, the number is enough', () => {
  const dots = dotsOf(crowd(60, 60), frame)
  const labels = labelsOf(dots, frame, ({ stakeholder }) => stakeholder.name)
  expect(labels.length).toBeGreaterThan(0)
  expect(labels.length).toBeLessThan(40)
  const lone = labelsOf(dots.slice(0, 1), frame, () => 'Lake FM')
  expect(lone.map(({ text }) => text)).toEqual(['Lake FM'])
})

test.each(['group', 'position'] as const)('forty can be read on paper, told by %s', (by) => {
  for (const locale of ['en', 'es'] as const)
    expect(pictureFaults(gridPicture(crowd(60, 60), locale, { by, side: 440 }))).toEqual([])
})

test('a small grid for a phone can be read too', () => {
  expect(pictureFaults(gridPicture(crowd(60, 60), 'es', { by: 'position', side: 300 }))).toEqual([])
})

test('where somebody stands is told by form as well as by colour', () => {
  const forms = (position: InputRecord['position']) =>
    gridPicture(list({ value: 'A', power: 70, interest: 20, position: position ?? null }), 'en', {
      by: 'position',
      side: 440,
    })
      .shapes.filter((shape) => shape.kind !== 'text')
      .map((shape) => JSON.stringify({ ...shape, fill: Boolean('fill' in shape), stroke: '' }))
      .join()
  expect(
    new Set(
      [null, 'In favor', 'Indifferent', 'Against'].map((one) => forms(one as Parameters<typeof forms>[0])),
    ).size,
  ).toBe(4)
})

test('a name stands where no line of the grid goes through it, if there is such a place', () => {
  const dots = dotsOf(list({ value: 'Savings cooperative', power: 65, interest: 40 }), frame)
  const [label] = labelsOf(dots, frame, ({ stakeholder }) => stakeholder.name)
  const middle = frame.left + frame.side / 2
  const [dot] = dots
  expect(dot && dot.x < middle).toBe(true)
  expect(label && label.x + textWidth(label.text, labelSize)).toBeLessThanOrEqual(middle)
})
