import { expect, test } from 'vitest'
import { words } from '#course/stakeholders/map-current-solutions/words.ts'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'

const open = await roomPages()
const text = words.en

async function map(extent: 'half' | 'full') {
  const room = allRooms.find(({ name }) => name === 'three/map-current-solutions')
  if (!room) throw new Error('There is no such room')
  const look = await open()
  await look.show(room, { name: extent, extent, as: 'team' }, 'en')
  const shapes = look.page
    .getByRole('img', { name: /^Radar with/ })
    .locator('path[style*="stroke: var(--series"], path[style*="stroke: var(--leaf-ink"]')
  return { ...look, shapes }
}

test('a solution that is pointed at or reached by keyboard stands alone in the radar', async () => {
  const { page, shapes, close } = await map('full')
  const one = page.getByRole('list', { name: text.shapes }).getByRole('button').nth(2)
  const all = await shapes.count()
  expect(all).toBe(6)
  await one.hover()
  await expect.poll(() => shapes.count()).toBe(1)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(() => shapes.count()).toBe(all)
  await one.focus()
  await expect.poll(() => shapes.count()).toBe(1)
  await one.blur()
  await expect.poll(() => shapes.count()).toBe(all)
  await close()
})

test('what people do by themselves becomes a solution with its first score, and keeps the first place', async () => {
  const { page, close } = await map('full')
  const removal = page.getByRole('button', { name: 'Remove: People do nothing and drink from the well' })
  await removal.click()
  const score = page.getByRole('combobox', { name: `${text.nothing}: Visit every filter twice a year` })
  await score.selectOption('1')
  await page.getByRole('button', { name: `Remove: ${text.nothing}` }).waitFor()
  const first = page.getByRole('list', { name: text.shapes }).getByRole('button').first()
  await first.filter({ hasText: text.nothing }).waitFor()
  expect(await score.inputValue()).toBe('1')
  await close()
})
