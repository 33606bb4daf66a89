import { expect, test } from 'vitest'
import { words } from '#course/customers/my-offerings/words.ts'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'

const open = await roomPages()
const text = words.en
const [filter, visit] = ['Clay water filter', 'Filter check-up visit']
const [families, schools] = ['Families without piped water', 'Schools and clinics that own filters']

async function offerings() {
  const room = allRooms.find(({ name }) => name === 'two/my-offerings')
  if (!room) throw new Error('There is no such room')
  const look = await open()
  await look.show(room, { name: 'full', extent: 'full', as: 'team' }, 'en')
  return look
}

test('a cell that is ticked opens what they call it, which is the name until they have another', async () => {
  const { page, close } = await offerings()
  await page.getByRole('button', { name: text.tick(filter, schools) }).click()
  const called = page.getByRole('textbox', { name: `${text.called}: ${text.open(filter, schools)}` })
  expect(await called.inputValue()).toBe(filter)
  await called.fill('The school pot')
  await called.blur()
  await page.getByRole('button', { name: `${text.open(filter, schools)}, ${text.told}` }).waitFor()
  const chip = page.getByRole('button', { name: `${schools}: ${filter}`, exact: true })
  expect(await chip.getAttribute('aria-pressed')).toBe('true')
  await close()
})

test('a tick goes only after asking, with its texts and with what later modules hung on it', async () => {
  const { page, close } = await offerings()
  const chip = page.getByRole('button', { name: `${families}: ${filter}`, exact: true })
  await chip.click()
  const dialog = page.getByRole('dialog', { name: text.untickAsk })
  await dialog
    .getByText(/goes too\. This also removes \d+ channels?.*competitors?.*marketing activit/)
    .waitFor()
  await dialog.getByRole('button', { name: text.keep }).click()
  expect(await chip.getAttribute('aria-pressed')).toBe('true')
  await chip.click()
  await dialog.getByRole('button', { name: text.untick }).click()
  await page.getByRole('button', { name: text.tick(filter, families) }).waitFor()
  await page.getByText(text.nothing).waitFor()
  await page.getByText(text.nobody).waitFor()
  expect(await chip.getAttribute('aria-pressed')).toBe('false')
  expect(await page.getByRole('row').getByText(text.mayStay).count()).toBe(1)
  await close()
})

test('segments that call an offering by its name go on doing so when it gets another', async () => {
  const { page, close } = await offerings()
  await page.getByRole('button', { name: text.tick(visit, families) }).click()
  const name = page.getByRole('textbox', { name: `${text.name}: ${visit}` })
  await name.fill('Yearly check')
  await name.blur()
  const called = page.getByRole('textbox', { name: `${text.called}: ${text.open('Yearly check', families)}` })
  await called.and(page.getByText('Yearly check')).waitFor()
  await close()
})
