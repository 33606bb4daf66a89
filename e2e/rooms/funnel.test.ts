import { expect, test } from 'vitest'
import { words as selection } from '#course/marketing-and-sales/activities-selection/words.ts'
import { words as funnel } from '#course/marketing-and-sales/marketing-funnel-activities/words.ts'
import { words as top } from '#course/marketing-and-sales/tofu/words.ts'
import { allRooms } from './all-rooms.ts'
import { phone, roomPages } from './room-page.ts'

const open = await roomPages()

async function shown(step: string) {
  const room = allRooms.find(({ name }) => name === `five/${step}`)
  if (!room) throw new Error('There is no such room')
  const look = await open()
  const again = () => look.show(room, { name: 'full', extent: 'full', as: 'team' }, 'en')
  await again()
  return { ...look, again }
}

test('an idea moves to the middle of the funnel and is worked out there', async () => {
  const { page, close } = await shown('marketing-funnel-activities')
  const text = funnel.en
  const middle = page.getByRole('region', { name: 'Build interest' })
  const before = await middle.getByRole('listitem').count()
  await page.getByRole('combobox', { name: text.band('School demonstration') }).selectOption('mofu')
  const moved = middle.getByRole('textbox', { name: `${text.reach}: School demonstration` })
  await moved.waitFor()
  expect(await middle.getByRole('listitem').count()).toBe(before + 1)
  expect(await moved.inputValue()).toBe('1,000')
  await close()
})

test('the cost for each person follows people and budget, and more people than the market are doubted', async () => {
  const { page, close } = await shown('tofu')
  const text = top.en
  const people = page.getByRole('textbox', { name: `${text.reach}: Community radio spot` })
  await page.getByText(/0\.08 for each person/).waitFor()
  await people.fill('50000')
  await people.blur()
  await page.getByText(/^More than the 40,000 of the whole market/).waitFor()
  await people.fill('0')
  await page.getByText('Please enter a number above 0.').waitFor()
  await close()
})

test('a mark of the picture is chosen by keyboard, and more than can be spent asks for a reason', async () => {
  const { page, close } = await shown('activities-selection')
  const text = selection.en
  const reason = page.getByRole('textbox', { name: text.reason })
  expect(await reason.count()).toBe(0)
  const mark = page.getByRole('button', { name: /Billboard: Get known, .*, not chosen$/ })
  await mark.focus()
  await page.keyboard.press('Enter')
  await reason.waitFor()
  const tick = page.getByRole('checkbox', { name: `${text.selected}: Billboard` })
  expect(await tick.isChecked()).toBe(true)
  await tick.uncheck()
  await reason.waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: `${text.selected}: Home visit` }).uncheck()
  await page.getByRole('checkbox', { name: `${text.selected}: WhatsApp follow-up` }).uncheck()
  await page.getByText(text.topOnly).waitFor()
  await close()
})

test('on a phone activities are chosen from cards', async () => {
  const { page, close, again } = await shown('activities-selection')
  await page.setViewportSize(phone)
  await again()
  const text = selection.en
  await page.getByRole('checkbox', { name: `${text.selected}: Billboard` }).check()
  await page.getByRole('textbox', { name: text.reason }).waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  await close()
})
