import { expect, test } from 'vitest'
import { words as pitch } from '#course/marketing-and-sales/build-my-pitch/words.ts'
import { words as numbers } from '#course/marketing-and-sales/marketing-sales-plan/words.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'

const open = await roomPages()
const full = { name: 'full', extent: 'full', as: 'team' } as const

function roomAt(step: string) {
  const room = allRooms.find(({ name }) => name === `five/${step}`)
  if (!room) throw new Error('There is no such room')
  return room
}

test('the warning stands exactly where a customer costs more than one is worth', async () => {
  const { page, show, close } = await open()
  await show(roomAt('marketing-sales-plan'), full, 'en')
  const text = numbers.en
  const visits = page.getByRole('textbox', { name: `${text.conversion}: Home visit (%)` })
  const warning = page.getByText(text.cacAboveLtv)
  await page.getByText(text.standings.green).waitFor()
  await visits.fill('2')
  await visits.blur()
  await page.getByText(text.standings.amber).waitFor()
  expect(await warning.count()).toBe(0)
  await visits.fill('1.6')
  await visits.blur()
  await warning.waitFor()
  await close()
})

test('what is spent goes into the expenses once, however often it is added', async () => {
  const { page, show, close } = await open()
  const plan = finishedPlan('en', 'five')
  const business = (plan.business ?? []).map((one) => ({
    ...one,
    financials: { ...one.financials, expenses: [] },
  }))
  await show(roomAt('marketing-sales-plan'), full, 'en', 'en', { ...plan, business })
  const text = numbers.en
  await page.getByText(text.marketingNotInPlan('$80.00', '$0.00')).waitFor()
  const add = page.getByRole('button', { name: text.add })
  await add.click()
  await page.getByText(text.inExpenses('$80.00')).waitFor()
  await add.click()
  await page.getByText(text.inExpenses('$80.00')).waitFor()
  await close()
})

test('a pitch follows its cards until it is changed by hand, and is joined again on request', async () => {
  const { page, show, close } = await open()
  await show(roomAt('build-my-pitch'), full, 'en')
  const text = pitch.en
  const whole = page.getByRole('textbox', { name: text.pitch })
  const ask = page.getByRole('textbox', { name: text.ask })
  await ask.fill('Who lends us a kiln?')
  await ask.blur()
  await expect.poll(() => whole.inputValue()).toMatch(/Who lends us a kiln\?$/)
  await whole.fill('We build filters.')
  await whole.blur()
  await page.getByText(text.changed).waitFor()
  await ask.fill('Who lends us two kilns?')
  await ask.blur()
  expect(await whole.inputValue()).toBe('We build filters.')
  await page.getByRole('button', { name: text.join }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect.poll(() => whole.inputValue()).toMatch(/Who lends us two kilns\?$/)
  await close()
})

test('a rehearsal scrolls the text beside a clock that can be stopped', async () => {
  const { page, show, close } = await open({ clock: true })
  await show(roomAt('build-my-pitch'), full, 'en')
  const text = pitch.en
  await page.getByRole('button', { name: text.rehearse }).click()
  const clock = page.getByRole('timer', { name: text.clock })
  await clock.waitFor()
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.getByRole('button', { name: text.start }).click()
  await page.clock.runFor(5000)
  await expect.poll(() => clock.textContent()).toMatch(/^0:0[45]/)
  await page.getByRole('button', { name: text.pause }).click()
  const stopped = await clock.textContent()
  await page.clock.runFor(5000)
  expect(await clock.textContent()).toBe(stopped)
  await page.getByRole('button', { name: text.again }).click()
  await expect.poll(() => clock.textContent()).toMatch(/^0:00/)
  await page.clock.resume()
  await close()
})
