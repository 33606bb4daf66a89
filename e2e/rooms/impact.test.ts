import { expect, test } from 'vitest'
import { words as kpiWords } from '#course/impact/impact-kpis/words.ts'
import { words as goalWords } from '#course/impact/sustainable-development-goals/words.ts'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'

const open = await roomPages()

function roomOf(slug: string) {
  const room = allRooms.find(({ name }) => name === `eight/${slug}`)
  if (!room) throw new Error(`There is no room ${slug}`)
  return room
}

const full = { name: 'full', extent: 'full', as: 'team' } as const

test('a chosen goal is pulled to another place, and a tile takes one up or lets it go', async () => {
  const { page, show, close } = await open()
  await show(roomOf('sustainable-development-goals'), full, 'en')
  const order = () => page.getByRole('heading', { level: 3 }).allTextContents()
  const [first = '', second = '', third = ''] = await order()
  const cards = page.locator('[id^="goal-place-"]')
  // The middle of the middle one in the middle of the window: both others are seen.
  await cards.nth(1).evaluate((card) => card.scrollIntoView({ block: 'center' }))
  const grip = await cards.nth(2).locator('svg').first().boundingBox()
  const target = await cards.nth(0).boundingBox()
  if (!grip || !target) throw new Error('There is nothing to pull')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(order).toEqual([third, first, second])
  const tiles = page.getByRole('list', { name: goalWords.en.tiles }).getByRole('button')
  expect(await tiles.count()).toBe(17)
  await tiles.nth(12).click()
  await expect.poll(order).toEqual([third, first, second, 'Goal 13: Climate Action'])
  await tiles.nth(12).click()
  await expect.poll(order).toEqual([third, first, second])
  await close()
})

test('an outcome that fits lends its words to the contribution once, and the next one has the focus', async () => {
  const { page, show, close } = await open()
  await show(roomOf('sustainable-development-goals'), full, 'en')
  const idea = (outcome: string) => page.getByRole('button', { name: new RegExp(`^${outcome}: Goal 6`) })
  await idea('Families drink safe water every day').click()
  const box = page.getByRole('textbox', { name: /Goal 6/ })
  await expect.poll(() => box.inputValue()).toMatch(/\. Families drink safe water every day\.$/)
  await idea('Families drink safe water every day').waitFor({ state: 'detached' })
  await expect
    .poll(() => idea('People trust treated water').evaluate((one) => one === document.activeElement))
    .toBe(true)
  await close()
})

test('an indicator in other words keeps where it stands, and one that counts activities is asked for a change', async () => {
  const { page, show, close } = await open()
  const text = kpiWords.en
  await show(roomOf('impact-kpis'), full, 'en')
  const called = text.indicator(1)
  const kpi = page.getByRole('textbox', { name: `${text.kpi}: ${called}` })
  await kpi.fill('Number of visits')
  await kpi.blur()
  await page.getByText(text.counts).waitFor()
  const today = page.getByRole('textbox', { name: `${text.baseline}: ${called}` })
  expect(await today.inputValue()).toBe('15')
  await close()
})
