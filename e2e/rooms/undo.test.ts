import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { words as segmentWords } from '#course/customers/customer-segments/words.ts'
import { allRooms } from './all-rooms.ts'
import { type RoomPage, roomPages } from './room-page.ts'

const open = await roomPages()
const full = { name: 'full', extent: 'full', as: 'team' } as const

async function shown(name: string, locale: 'en' | 'es' = 'en', clock = false): Promise<RoomPage> {
  const room = allRooms.find((one) => one.name === name)
  if (!room) throw new Error('There is no such room')
  const look = await open({ clock })
  await look.show(room, full, locale)
  return look
}

const jobs = (page: Page) =>
  page
    .locator('li[data-field^="job:"] textarea')
    .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
const notice = (page: Page) => page.getByRole('region', { name: 'Removed' })

test('what nothing depends on goes without a question; undo puts it back where it stood, with the focus', async () => {
  const { page, close } = await shown('two/customer-description')
  const before = await jobs(page)
  const [first = ''] = before
  const button = page.getByRole('button', { name: `Remove: ${first}` })
  await button.focus()
  await page.keyboard.press('Enter')
  await notice(page).getByText(`Removed: ${first}`).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await jobs(page)).toEqual(before.slice(1))
  expect(await page.evaluate(() => document.activeElement?.closest('li') !== null)).toBe(true)
  await notice(page)
    .getByRole('button', { name: `Undo: ${first}` })
    .click()
  await expect.poll(() => jobs(page)).toEqual(before)
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await notice(page).count()).toBe(0)
  await close()
})

test('undo is at hand for the keyboard, also in a field in which nothing was typed since', async () => {
  const { page, close } = await shown('two/customer-description')
  const before = await jobs(page)
  await page.getByRole('button', { name: `Remove: ${before[0]}` }).focus()
  await page.keyboard.press('Enter')
  await notice(page).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => jobs(page)).toEqual(before)
  await close()
})

test('the notice stays while it is pointed at, goes by itself, and then the removal is written', async () => {
  const { page, close } = await shown('two/customer-description', 'en', true)
  const before = await jobs(page)
  await page.getByRole('button', { name: `Remove: ${before[0]}` }).click()
  await notice(page).hover()
  await page.clock.fastForward(60_000)
  expect(await notice(page).count()).toBe(1)
  expect(await page.evaluate(() => window.rooms.answer())).toBe(0)
  await page.mouse.move(0, 0)
  await page.clock.fastForward(9000)
  await notice(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => window.rooms.answer())).toBe(1)
  expect(await jobs(page)).toEqual(before.slice(1))
  await close()
})

test('where something depends on it the question names how much, and nothing goes before the answer', async () => {
  const { page, close } = await shown('two/customer-segments', 'es')
  const cards = page.locator('li[data-field^="segment:"]')
  const count = await cards.count()
  await cards
    .first()
    .getByRole('button', { name: /^Quitar/ })
    .click()
  const dialog = page.getByRole('dialog', { name: segmentWords.es.ask })
  await dialog.getByText(/^Esto también quita \d+ .*También sale de \d+ producto/).waitFor()
  expect(await cards.count()).toBe(count)
  await close()
})
