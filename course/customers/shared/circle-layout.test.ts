import { expect, test } from 'vitest'
import { record } from '#testing/plan-records.ts'
import { circleLayout, faceRadius, levelAt, outerOf } from './circle-layout.ts'
import { levels, type Need } from './needs.ts'

const need = (index: number, level: number | null): Need => ({
  ...record,
  _id: `n${index}`,
  title: `Note ${index} about something that takes a while to say, and goes on after that`,
  level,
  parent: 's',
})
const distance = ({ x, y }: { x: number; y: number }, at: { x: number; y: number }) =>
  Math.hypot(x - at.x, y - at.y)

test('the stronger a note the nearer it stands to the middle, and in its own ring', () => {
  const layout = circleLayout(levels.map((level) => need(level, level)))
  const byId = layout.notes.toSorted((one, other) => one.need._id.localeCompare(other.need._id))
  const away = byId.map((note) => distance(note, layout))
  expect(away).toEqual(away.toSorted((one, other) => other - one))
  expect(byId.map(({ x, y }) => levelAt(layout, x, y))).toEqual([...levels])
})

test('a note keeps its direction when it is weighed anew', () => {
  const turn = (level: number) => {
    const layout = circleLayout([need(0, level), need(1, 3), need(2, 3)])
    const note = layout.notes.find(({ need: { _id } }) => _id === 'n0')
    return note && Math.atan2(note.y - layout.y, note.x - layout.x)
  }
  expect(turn(1)).toBeCloseTo(turn(5) ?? 0)
})

test('what nobody has weighed waits outside of the circle', () => {
  const layout = circleLayout([need(0, null)])
  const [note] = layout.notes
  expect(note && distance(note, layout)).toBeGreaterThan(outerOf(layout, 1) + faceRadius)
  expect(note && levelAt(layout, note.x, note.y)).toBeNull()
})

test('the middle counts as the strongest ring', () => {
  const layout = circleLayout([])
  expect(levelAt(layout, layout.x, layout.y)).toBe(5)
})

test.each([8, 12])('%i notes of the same strength do not hide each other', (count) => {
  const { notes } = circleLayout(Array.from({ length: count }, (_, index) => need(index, 4)))
  const near = notes.flatMap((one, index) =>
    notes.slice(index + 1).filter((other) => distance(one, other) < faceRadius),
  )
  expect(near).toEqual([])
})
