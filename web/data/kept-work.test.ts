import { afterEach, beforeEach, expect, test } from 'vitest'
import { device } from './device.ts'
import { clearDevice, halfTypedCount } from './kept-work.ts'

const ana = ['germina-unsent:ana:1', 'germina-half:ana:p1:one:why']
const ben = ['germina-unsent:ben:1', 'germina-half:ben:p1:one:why']
const others = ['germina.me', 'germina.look', 'step-help', 'mantine-color-scheme-value']

const forget = () => {
  for (const key of device.keys()) device.remove(key)
}
beforeEach(() => {
  forget()
  for (const key of [...ana, ...ben, ...others]) device.set(key, 'x')
})
afterEach(forget)

test('work that was to be kept survives the logout, and nothing else does', () => {
  clearDevice(null)
  expect(device.keys().sort()).toEqual([...ana, ...ben].sort())
})

test("discarding takes one's own work and leaves that of others", () => {
  clearDevice('ana')
  expect(device.keys().sort()).toEqual([...ben].sort())
})

test('half-typed texts are counted for their writer alone', () => {
  device.set('germina-half:ana:p1:two:who', 'x')
  expect([halfTypedCount('ana'), halfTypedCount('ben'), halfTypedCount('eva')]).toEqual([2, 1, 0])
})
