import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { words as assets } from '#course/financial-plan/fixed-assets/words.ts'
import { words as before } from '#course/financial-plan/pre-operating-capital/words.ts'
import { words as cases } from '#course/financial-plan/scenarios/words.ts'
import { words as prices } from '#course/pricing/pricing/words.ts'
import { words as unitCosts } from '#course/pricing/unit-costs/words.ts'
import { figureWords } from '#course/shared/finance/figure-words.ts'
import { howWords } from '#course/shared/finance/how-words.ts'
import { movedWords } from '#course/shared/finance/what-moved-words.ts'
import { axeFindings } from '../axe.ts'
import { allRooms } from './all-rooms.ts'
import { desktop, phone, roomPages } from './room-page.ts'

const open = await roomPages()
const [how, lines] = [howWords.en, figureWords.en]
const filter = 'Clay water filter'

async function shown(step: string, size = desktop, module = 'seven') {
  const room = allRooms.find(({ name }) => name === `${module}/${step}`)
  if (!room) throw new Error('There is no such room')
  const look = await open()
  await look.page.setViewportSize(size)
  await look.show(room, { name: 'full', extent: 'full', as: 'team' }, 'en')
  return look
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))
const dialogOf = (page: Page) => page.getByRole('dialog', { name: how.how })
const numberOf = (page: Page, line: string, period: string) =>
  page.getByRole('button', { name: new RegExp(`^${line}, ${period}: `) })

test('by keyboard: a number is asked, then one of its parts, and the way back leads to where the question began', async () => {
  const { page, complaints, close } = await shown('income-statement')
  const start = numberOf(page, lines.sales[0], 'Year 1')
  await start.focus()
  const asked = await focused(page)
  await page.keyboard.press('Enter')
  const answer = dialogOf(page)
  const part = answer.getByRole('button', { name: `${lines.sales[0]}, January 2027` })
  await part.waitFor()
  const own = await answer.textContent()
  expect(own?.replaceAll('\u00a0', ' ')).toContain(asked?.split(': ')[1])

  await part.focus()
  await page.keyboard.press('Enter')
  await answer.getByRole('navigation', { name: how.trail }).waitFor()
  await answer.getByRole('button', { name: `${lines.salesOf[0]}: ${filter}, January 2027` }).waitFor()
  await answer.getByRole('navigation').getByRole('button').press('Enter')
  await answer.getByRole('navigation').waitFor({ state: 'detached' })

  await page.keyboard.press('Escape')
  await answer.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe(asked)
  expect(complaints).toEqual([])
  await close()
})

test('down to the last question every part leads to where it was entered', async () => {
  const { page, close } = await shown('income-statement')
  await page.getByRole('button', { name: 'Show the months' }).click()
  await numberOf(page, lines.sales[0], 'January 2027').click()
  const answer = dialogOf(page)
  await answer.getByRole('button', { name: `${lines.salesOf[0]}: ${filter}, January 2027` }).click()
  const price = answer.getByRole('link', { name: how.goTo(`Price: ${filter}`) })
  expect(await price.getAttribute('href')).toMatch(/\/six\/pricing#price%3A/)
  await answer.getByRole('button', { name: `${lines.units[0]}: ${filter}, January 2027` }).click()
  const forecast = answer.getByRole('link', { name: how.goTo(`Forecast: ${filter}, January 2027`) })
  expect(await forecast.getAttribute('href')).toMatch(/\/seven\/revenue#forecasts%3A/)
  await close()
})

test.each(['income-statement', 'cash-flow', 'scenarios', 'break-even'])(
  '%s on a phone: what is asked fits, can be closed with a thumb, and axe finds nothing',
  async (step) => {
    const { page, close } = await shown(step, phone)
    const number = page.getByRole('grid').getByRole('button').first()
    await number.tap().catch(() => number.click())
    const answer = dialogOf(page)
    await answer.getByText(how.result, { exact: true }).waitFor()
    await page.evaluate(() => window.rooms.settled())
    expect(await page.evaluate(() => window.rooms.overflowing())).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    const shut = answer.getByRole('button', { name: how.close })
    const box = await shut.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await shut.click()
    await answer.waitFor({ state: 'detached' })
    await close()
  },
)

test('Tab stops once at a statement; arrow keys go on to every number, and each says its row and its column', async () => {
  const { page, close } = await shown('cash-flow')
  await page.getByRole('button', { name: 'Show the months' }).click()
  const grid = page.getByRole('grid', { name: 'Cash flow' })
  expect(await grid.locator('button:not([tabindex="-1"])').count()).toBe(1)
  await grid.getByRole('button').first().focus()
  const press = async (key: string) => {
    await page.keyboard.press(key)
    return (await focused(page))?.split(': ')[0]
  }
  expect(await press('ArrowRight')).toBe(`${lines.openingCash[0]}, February 2027`)
  expect(await press('ArrowDown')).toBe(`${lines.totalRevenue[0]}, February 2027`)
  expect(await press('End')).toBe(`${lines.totalRevenue[0]}, Year 3`)
  expect(await press('ArrowRight')).toBe(`${lines.totalRevenue[0]}, Year 3`)
  expect(await press('Control+End')).toBe(`${lines.closingCash[0]}, Year 3`)
  expect(await press('Control+Home')).toBe(`${lines.openingCash[0]}, January 2027`)
  await page.keyboard.press('Control+End')
  await page.getByRole('button', { name: 'Fold the months' }).click()
  expect(await grid.locator('button:not([tabindex="-1"])').count()).toBe(1)
  expect(await grid.getByRole('rowheader').count()).toBe(await grid.locator('tbody tr').count())
  await close()
})

test('a changed input says at once what moved, until it is seen', async () => {
  const { page, close } = await shown('expenses')
  const line = page.getByRole('region', { name: movedWords.en.title })
  expect(await line.count()).toBe(0)
  const cost = page.getByRole('textbox', { name: /^Cost per month: / }).first()
  await cost.fill('1.000,50')
  await page.getByText('= $1,000.50').waitFor()
  for (const figure of ['result', 'lowestCash', 'breakEven'] as const)
    await line.getByRole('listitem').filter({ hasText: movedWords.en[figure] }).waitFor()
  await line.getByRole('button', { name: movedWords.en.seen }).click()
  await line.waitFor({ state: 'detached' })
  await close()
})

test.each([
  ['six', 'unit-costs', unitCosts.en.cost, unitCosts.en.unit],
  ['six', 'pricing', prices.en.price, prices.en.margin],
  ['seven', 'revenue', 'January 2027', movedWords.en.result],
  [
    'seven',
    'scenarios',
    cases.en.pessimism,
    cases.en.cashIn(cases.en.cases.pessimistic, movedWords.en.result),
  ],
  ['seven', 'pre-operating-capital', before.en.amount, movedWords.en.need],
  ['seven', 'fixed-assets', assets.en.amount, movedWords.en.need],
])('on a phone, %s/%s: what moved is in sight while somebody types', async (module, step, field, figure) => {
  const { page, close } = await shown(step, phone, module)
  const box = page.getByRole('textbox', { name: new RegExp(`^${field}(?:: |$)`) }).first()
  await box.scrollIntoViewIfNeeded()
  await box.fill('97')
  const line = page.getByRole('region', { name: movedWords.en.title })
  await line.getByRole('listitem').filter({ hasText: figure }).waitFor()
  const [at, typed] = [await line.boundingBox(), await box.boundingBox()]
  if (!at || !typed) throw new Error('One of them is not drawn')
  expect(at.y + at.height).toBeLessThanOrEqual(phone.height)
  expect(at.y).toBeGreaterThan(typed.y + typed.height)
  expect(at.height).toBeLessThan(phone.height / 3)
  await close()
})

test('an input of the same room is one press away: the answer closes, and its field has the focus', async () => {
  const { page, close } = await shown('expenses')
  await page.getByRole('button', { name: /^Operating, a month: / }).click()
  const answer = dialogOf(page)
  await answer.getByRole('link').first().click()
  await answer.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(/^Cost per month: /)
  await close()
})

test('in the grid of the forecast a question mark asks how the year of a row is calculated', async () => {
  const { page, close } = await shown('revenue')
  await page.getByRole('grid').locator('td[data-column="3"]').first().click()
  await page.keyboard.press('?')
  const answer = dialogOf(page)
  await answer.getByText(`${lines.units[0]}: ${filter}, Year 1`).waitFor()
  await page.keyboard.press('Escape')
  await answer.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe(`${filter}, April 2027`)
  await close()
})
