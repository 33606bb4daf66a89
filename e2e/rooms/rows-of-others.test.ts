import { expect, test } from 'vitest'
import { planOf } from '#testing/plan-of.ts'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'

const open = await roomPages()
const full = { name: 'full', extent: 'full', as: 'team' } as const

test('what is typed into a row of a list stays with it when somebody removes another row', async () => {
  const room = allRooms.find(({ name }) => name === 'seven/expenses')
  if (!room) throw new Error('There is no such room')
  const plan = planOf(room.module, room.room, 'full')
  const [business] = plan.business ?? []
  const [first, ...others] = business?.financials?.expenses ?? []
  if (!business || !first || others.length < 2) throw new Error('The plan has too few expenses')
  const { page, show, close } = await open()
  await show(room, full, 'en', 'en', plan)
  const boxes = page.getByRole('textbox', { name: /^Description: row/ })
  const typed = boxes.last()
  const before = await typed.inputValue()
  await typed.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' and more')
  const financials = { ...business.financials, expenses: others }
  const left = { ...plan, business: [{ ...business, financials, version: 2 }] }
  await page.evaluate((next) => window.rooms.others(next), left)
  expect(await page.locator(':focus').inputValue()).toBe(`${before} and more`)
  await page.keyboard.press('Tab')
  await page.evaluate(() => window.rooms.answer())
  const written = await boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const wanted = others.map(({ description }) => description)
  expect(written.toSorted()).toEqual(
    [...wanted.filter((one) => one !== before), `${before} and more`].toSorted(),
  )
  await close()
})
