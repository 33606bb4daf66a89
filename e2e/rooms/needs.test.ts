import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fitWords } from '#course/customers/shared/fit-words.ts'
import { needWords } from '#course/customers/shared/need-words.ts'
import { shippedSteps } from '#server/content/course-texts.ts'
import { planOf } from '#testing/plan-of.ts'
import { allRooms } from './all-rooms.ts'
import { type RoomPage, roomPages, showLook } from './room-page.ts'

const open = await roomPages()
const full = { name: 'full', extent: 'full', as: 'team' } as const

async function shown(slug: string, state: Parameters<RoomPage['show']>[1] = full): Promise<RoomPage> {
  const room = allRooms.find(({ name }) => name === `two/${slug}`)
  if (!room) throw new Error('There is no such room')
  const look = await open()
  await look.show(room, state, 'en')
  return look
}

const titles = (page: Page) =>
  page
    .locator('li[data-field^="pain:"]')
    .evaluateAll((all) => all.map((one) => one.querySelector('[class*="_title_"]')?.textContent ?? ''))
const face = (page: Page, title: string) => page.locator('[class*="_thing_"]').filter({ hasText: title })

test('the portrait of the customer stands beside the pains; where it does not load, the initials do', async () => {
  const { page, close } = await shown('customer-pains')
  const room = allRooms.find(({ name }) => name === 'two/customer-pains')
  if (!room) throw new Error('There is no such room')
  const [known, unknown] = [`/files/${'0'.repeat(24)}`, `/files/${'1'.repeat(24)}`]
  await page.route(`**${known}`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.route(`**${unknown}`, (route) => route.abort())
  const full = planOf(room.module, room.room, 'full', 'en')
  const showWith = (avatar: string) =>
    showLook(page, {
      ...{ module: 'two', step: 'customer-pains', locale: 'en' as const, as: 'team' as const },
      steps: shippedSteps(room.module.id),
      plan: {
        ...full,
        segment: (full.segment ?? []).map((one) => ({ ...one, profile: { ...one.profile, avatar } })),
      },
    })
  const person = page.getByRole('region', { name: needWords.pain.en.person })
  await showWith(known)
  await person.locator(`img[src="${known}"]`).waitFor()
  await showWith(unknown)
  await person.locator('span[aria-hidden]').first().waitFor()
  expect(await person.locator('img').count()).toBe(0)
  await close()
})

test('a face that is pulled to the middle makes its pain the strongest, and the list follows', async () => {
  const { page, close } = await shown('customer-pains')
  await page.setViewportSize({ width: 1440, height: 1600 })
  const before = await titles(page)
  const weakest = before.at(-1) ?? ''
  const middle = await page
    .getByRole('region', { name: needWords.pain.en.view })
    .locator('svg circle')
    .first()
    .boundingBox()
  const from = await face(page, weakest).boundingBox()
  if (!middle || !from) throw new Error('Nothing to pull')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(middle.x + middle.width / 2, middle.y + middle.height / 2, { steps: 6 })
  await page.mouse.up()
  await face(page, '5 of 5').filter({ hasText: weakest }).waitFor()
  expect((await titles(page)).indexOf(weakest)).toBeLessThan(before.length - 1)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await close()
})

test('a pain that is weighed anew keeps its place and its focus until somebody leaves the list', async () => {
  const { page, close } = await shown('customer-pains')
  const before = await titles(page)
  const weakest = before.at(-1) ?? ''
  const scale = page.getByRole('radiogroup', { name: weakest })
  await scale.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await face(page, '5 of 5').filter({ hasText: weakest }).waitFor()
  expect(await titles(page)).toEqual(before)
  expect(
    await scale.getByRole('radio', { name: /^5/ }).evaluate((one) => one === document.activeElement),
  ).toBe(true)
  await page.getByRole('button', { name: needWords.pain.en.add }).focus()
  await expect.poll(() => titles(page)).not.toEqual(before)
  await close()
})

test('a note of an interview comes in as evidence that has to be weighed', async () => {
  const { page, close } = await shown('customer-pains')
  await page.getByRole('button', { name: needWords.pain.en.import }).click()
  const free = page.getByRole('dialog').getByRole('checkbox', { disabled: false }).first()
  await free.check()
  await page.getByRole('button', { name: 'Add 1' }).click()
  const first = page.locator('li[data-field^="pain:"]').first()
  await first.getByText(needWords.pain.en.notWeighed).waitFor()
  await first.getByText(needWords.pain.en.evidence, { exact: true }).waitFor()
  await close()
})

test('a note that was left half typed in another tab is found again there', async () => {
  const { page, close } = await shown('customer-pains')
  const tabs = page.getByRole('tab')
  await tabs.nth(1).click()
  await page.getByRole('button', { name: needWords.pain.en.add }).click()
  const title = page.getByRole('textbox', { name: needWords.pain.en.title })
  await title.fill('Half a thought')
  await page.keyboard.press('Escape')
  await title.waitFor({ state: 'hidden' })
  await tabs.nth(0).click()
  await page
    .getByRole('button', { name: /not added/i })
    .first()
    .click()
  await title.waitFor()
  expect(await title.inputValue()).toBe('Half a thought')
  expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
  await close()
})

test('a pain and then an offering are connected, and the fit grows', async () => {
  const { page, close } = await shown('pain-relievers', { name: 'half', extent: 'half', as: 'team' })
  await page.getByRole('tab').nth(1).click()
  const meter = page.getByRole('status').filter({ hasText: fitWords.pain.en.fit })
  expect(await meter.textContent()).toContain('0%')
  const urgent = page.locator('li[data-edge="error"]')
  const strong = await urgent.count()
  await page
    .locator('[class*="_thing_"] button')
    .filter({ hasText: fitWords.pain.en.states.urgent })
    .first()
    .click()
  await page.locator('[class*="_thing_"] button').first().click()
  await page.getByRole('textbox', { name: fitWords.pain.en.title }).fill('Works at once')
  await page.getByRole('textbox', { name: fitWords.pain.en.how }).fill('We come the same day')
  await page.getByRole('button', { name: fitWords.pain.en.save }).click()
  await page.getByText('Works at once').waitFor()
  expect(await meter.textContent()).not.toContain(' 0%')
  expect(await urgent.count()).toBe(strong - 1)
  await close()
})

test('a strong pain may be left for a reason, never without one', async () => {
  const { page, close } = await shown('pain-relievers', { name: 'half', extent: 'half', as: 'team' })
  await page.getByRole('tab').nth(1).click()
  const first = page.locator('li[data-edge="error"]').first()
  await first.getByRole('button', { name: fitWords.pain.en.leave }).click()
  await page.getByRole('button', { name: fitWords.pain.en.saveReason }).click()
  await page.getByText('This field is required').waitFor()
  await page.getByRole('textbox', { name: fitWords.pain.en.reason }).fill('Others do it well')
  await page.getByRole('button', { name: fitWords.pain.en.saveReason }).click()
  await page.getByText('Others do it well').waitFor()
  await page.getByRole('button', { name: fitWords.pain.en.takeBack }).click()
  await page.getByText('Others do it well').waitFor({ state: 'hidden' })
  await close()
})
