import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { words } from '#course/financial-plan/revenue/words.ts'
import { allRooms } from './all-rooms.ts'
import { phone, roomPages } from './room-page.ts'

const open = await roomPages()
const full = { name: 'full', extent: 'full', as: 'team' } as const
const text = words.en
const [filter, visit] = ['Clay water filter', 'Filter check-up visit']

function revenue() {
  const room = allRooms.find(({ name }) => name === 'seven/revenue')
  if (!room) throw new Error('There is no such room')
  return room
}

async function opened() {
  const look = await open()
  await look.show(revenue(), full, 'en')
  const { page } = look
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  return {
    ...look,
    /** What stands in the cells of a row: twelve months, year 1, year 2 and year 3. */
    numbers: (name: string) =>
      row(name)
        .getByRole('gridcell')
        .evaluateAll((cells) =>
          cells.map((cell) => cell.querySelector('input')?.value ?? (cell.textContent ?? '').trim()),
        ),
    cell: (name: string, column: number) => row(name).locator(`td[data-column="${column}"]`),
    where: () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
  }
}

const answered = (page: Page) => page.evaluate(() => window.rooms.answer())

const paste = (page: Page, copied: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, copied)

const copy = (page: Page) =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer()
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return clipboardData.getData('text/plain')
  })

test('keys lead through the cells as in a spreadsheet: typing replaces, F2 changes, Escape takes back', async () => {
  const { page, cell, numbers, where, close } = await opened()
  await cell(filter, 0).click()
  expect(await where()).toBe(text.cell(filter, 'January 2027'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  expect(await where()).toBe(text.cell(visit, 'February 2027'))
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  expect(await where()).toBe(text.cell(filter, 'March 2027'))
  expect((await numbers(visit))[1]).toBe('12')
  await page.keyboard.press('F2')
  await page.keyboard.type('5')
  await page.keyboard.press('Tab')
  expect((await numbers(filter))[2]).toBe('305')
  expect(await where()).toBe(text.cell(filter, 'April 2027'))
  await page.keyboard.type('99')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowLeft')
  expect((await numbers(filter))[3]).toBe('35')
  await page.keyboard.press('Control+End')
  expect(await where()).toBe(text.cell(visit, 'Year 3'))
  expect(await answered(page)).toBe(2)
  await close()
})

test('a press on the cell in which somebody is leaves it to be replaced, two presses open it', async () => {
  const { page, cell, numbers, close } = await opened()
  await cell(filter, 1).click()
  await cell(filter, 1).click()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  expect((await numbers(filter))[1]).toBe('7')
  await cell(filter, 1).dblclick()
  await page.keyboard.press('End')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  expect((await numbers(filter))[1]).toBe('75')
  await close()
})

test('what is no number stays in its cell until it is put right or taken back', async () => {
  const { page, cell, numbers, where, close } = await opened()
  await cell(filter, 0).click()
  await page.keyboard.type('lots')
  await page.keyboard.press('Enter')
  expect(await where()).toBe(text.cell(filter, 'January 2027'))
  await page.getByText('Please enter a number of 0 or more.').first().waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  expect((await numbers(filter))[0]).toBe('20')
  await page.keyboard.type('1.500')
  await page.getByText(text.understood('1,500')).waitFor()
  await close()
})

test('Escape and Tab leave the table, and so does Tab behind its last cell', async () => {
  const { page, cell, close } = await opened()
  const isInGrid = () => page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)
  await cell(filter, 3).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  expect(await isInGrid()).toBe(false)
  await cell(visit, 13).click()
  await page.keyboard.press('Tab')
  expect(await isInGrid()).toBe(false)
  await close()
})

test('cells of a spreadsheet are pasted with one write for each offering, told, and taken back in one step', async () => {
  const { page, cell, numbers, close } = await opened()
  const before = [await numbers(filter), await numbers(visit)]
  await cell(filter, 0).click()
  await paste(page, 'Jan\tFeb\tMar\r\n1.500\t12,5\tmany\r\n7\t8\t9\r\n')
  await page.getByText(text.pasted(5)).first().waitFor()
  await page.getByText(text.headsLeft).first().waitFor()
  await page.getByText(text.readAs('1.500', '1,500')).first().waitFor()
  await page
    .getByText(text.notTaken('many', text.cell(filter, 'March 2027')))
    .first()
    .waitFor()
  expect((await numbers(filter)).slice(0, 3)).toEqual(['1,500', '12.5', before[0]?.[2]])
  expect((await numbers(visit)).slice(0, 3)).toEqual(['7', '8', '9'])
  expect(await answered(page)).toBe(2)
  await page.keyboard.press('Control+z')
  expect([await numbers(filter), await numbers(visit)]).toEqual(before)
  await page.getByRole('button', { name: text.redo }).click()
  expect((await numbers(visit)).slice(0, 3)).toEqual(['7', '8', '9'])
  await close()
})

test('changes are taken back one after the other, and done again, also on a phone', async () => {
  const { page, cell, numbers, close } = await opened()
  const before = await numbers(filter)
  for (const [column, units] of ['111', '222'].entries()) {
    await cell(filter, column).click()
    await page.keyboard.type(units)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Control+z')
  expect((await numbers(filter)).slice(0, 2)).toEqual(['111', before[1]])
  await page.keyboard.press('Control+z')
  expect(await numbers(filter)).toEqual(before)
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+Shift+Z')
  expect((await numbers(filter)).slice(0, 2)).toEqual(['111', '222'])
  await page.setViewportSize(phone)
  await page.locator('summary', { hasText: text.helpers }).click()
  const month = page.getByRole('textbox', { name: 'January 2027' })
  await page.getByRole('textbox', { name: text.asks.same }).fill('9')
  await page.getByRole('button', { name: text.fillIn }).click()
  await expect.poll(() => month.inputValue()).toBe('9')
  await page.getByRole('button', { name: text.undo }).click()
  await expect.poll(() => month.inputValue()).toBe('111')
  await close()
})

test('of a whole table only the months are taken, and what was left out is told', async () => {
  const { page, cell, numbers, close } = await opened()
  await cell(filter, 0).click()
  await paste(
    page,
    'Product\tPrice\tJan\tFeb\tTotal\nFilter\t25\t7\t8\t15\nVisit\t9\t1\t2\t3\nTotal\t\t8\t10\t18',
  )
  await page.getByText(text.othersLeft).first().waitFor()
  expect((await numbers(filter)).slice(0, 3)).toEqual(['7', '8', '30'])
  expect((await numbers(visit)).slice(0, 2)).toEqual(['1', '2'])
  await close()
})

test('a selection is copied, emptied and filled', async () => {
  const { page, cell, numbers, close } = await opened()
  await cell(filter, 0).click()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  expect(await copy(page)).toBe('20\t25\n0\t0')
  await page.keyboard.press('Control+d')
  expect((await numbers(visit)).slice(0, 2)).toEqual(['20', '25'])
  await page.keyboard.press('Control+r')
  expect((await numbers(filter)).slice(0, 2)).toEqual(['20', '20'])
  await page.keyboard.press('Delete')
  expect((await numbers(filter)).slice(0, 3)).toEqual(['', '', '30'])
  await cell(filter, 2).click()
  await page.getByRole('button', { name: text.fillRight }).click()
  expect((await numbers(filter)).slice(2, 12)).toEqual(Array(10).fill('30'))
  expect((await numbers(filter)).at(-1)).toBe('1,200')
  await close()
})

test('a row is filled at once: alike, growing, or with the seasons, which add up to the year', async () => {
  const { page, numbers, close } = await opened()
  await page.locator('summary', { hasText: text.helpers }).click()
  const ask = async (name: string, value: string) => {
    const box = page.getByRole('textbox', { name })
    await box.fill(value)
    await box.blur()
  }
  const fillIn = page.getByRole('button', { name: text.fillIn })
  await ask(text.asks.same, '15')
  await fillIn.click()
  expect((await numbers(filter)).slice(0, 12)).toEqual(Array(12).fill('15'))
  expect(await answered(page)).toBe(1)
  await page.locator('label', { hasText: text.ways.grow }).click()
  await ask(text.asks.grow, '100')
  await ask(text.percent, '-50')
  await fillIn.click()
  expect((await numbers(filter)).slice(0, 4)).toEqual(['100', '50', '25', '13'])
  await page.locator('label', { hasText: text.ways.season }).click()
  await ask(text.asks.season, '250')
  await page.getByRole('combobox', { name: 'January 2027' }).selectOption('weak')
  await page.getByRole('combobox', { name: 'December 2027' }).selectOption('strong')
  await fillIn.click()
  const months = (await numbers(filter)).slice(0, 12).map(Number)
  expect(months.reduce((sum, units) => sum + units, 0)).toBe(250)
  expect((months.at(-1) ?? 0) > 2 * (months[0] ?? 0)).toBe(true)
  await close()
})

test('on a phone there is one offering at a time', async () => {
  const { page, show, close } = await open()
  await page.setViewportSize(phone)
  await show(revenue(), full, 'en')
  expect(await page.getByRole('grid').count()).toBe(0)
  await page.getByRole('textbox', { name: 'January 2027' }).waitFor()
  await page.getByRole('combobox', { name: text.offering }).selectOption({ label: visit })
  const month = page.getByRole('textbox', { name: 'January 2027' })
  await expect.poll(() => month.inputValue()).toBe('0')
  await month.fill('3')
  await month.blur()
  expect(await answered(page)).toBe(1)
  await close()
})
