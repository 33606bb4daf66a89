import { expect, test } from 'vitest'
import { words as prices } from '#course/pricing/pricing/words.ts'
import { words as costs } from '#course/pricing/unit-costs/words.ts'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'

const open = await roomPages()

async function shown(step: string) {
  const room = allRooms.find(({ name }) => name === `six/${step}`)
  if (!room) throw new Error('There is no such room')
  const look = await open()
  await look.show(room, { name: 'full', extent: 'full', as: 'team' }, 'en')
  return look
}

test('a unit cost follows its batch, is explained in words, and its count sheet is printed', async () => {
  const { page, close } = await shown('unit-costs')
  const text = costs.en
  const batch = page.getByRole('textbox', { name: text.batch })
  await batch.fill('0')
  await page.getByText('A batch has at least 1 unit.').waitFor()
  await batch.fill('10')
  await batch.blur()
  await page.getByRole('button', { name: `${text.unit}: $18`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Clay and sawdust').waitFor()
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed'
    }
  })
  await page.getByRole('button', { name: text.print }).click()
  await page.waitForFunction(() => document.title === 'printed')
  expect(await page.locator('article h1').textContent()).toBe(`${text.sheet.title}: Clay water filter`)
  await close()
})

test('a price below the cost warns, a turned range is refused, and the suggestion follows the segments', async () => {
  const { page, close } = await shown('pricing')
  const text = prices.en
  const families = 'Families without piped water'
  const price = page.getByRole('textbox', { name: `${text.pairPrice}: ${families}` })
  await price.fill('8')
  await price.blur()
  await page.getByText('This price is below your unit cost of $9.').waitFor()
  await price.fill('17')
  await price.blur()
  await page.getByText('This price is outside your range of $18 to $32.').waitFor()
  await page.getByRole('button', { name: `${text.suggest}: $17` }).click()
  await page
    .getByText(text.marginIs('$17', '$9', '$8', '47.1%'))
    .first()
    .waitFor()
  const low = page.getByRole('textbox', { name: `${text.rangeLow}: Clay water filter` })
  await low.fill('40')
  await page.getByText('The low price cannot be higher than the high price.').waitFor()
  await close()
})
