import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { words } from '#course/stakeholders/stakeholder-relationship/words.ts'
import { allRooms } from './all-rooms.ts'
import { phone, roomPages } from './room-page.ts'

const open = await roomPages()
const text = words.en
const room = allRooms.find(({ name }) => name === 'three/stakeholder-relationship')
const [from, to] = ['Lake FM, community radio', 'County public health office']

async function openMap(size?: typeof phone) {
  const look = await open()
  if (!room) throw new Error('There is no such room')
  if (size) await look.page.setViewportSize(size)
  await look.show(room, { name: 'full', extent: 'full', as: 'team' }, 'en')
  return look
}

const node = (page: Page, name: string) =>
  page.getByRole('region', { name: text.map }).getByRole('button', { name })

async function isDrawn(page: Page): Promise<void> {
  const tie = page.getByRole('listitem').filter({ hasText: text.tie('Money', from, to) })
  await tie.first().waitFor()
}

test('two stakeholders are connected by pulling a line from one to the other', async () => {
  const { page, complaints, close } = await openMap()
  await node(page, from).dragTo(node(page, to))
  await page.getByRole('combobox', { name: text.form.kind }).selectOption('money')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await isDrawn(page)
  expect(complaints).toEqual([])
  await close()
})

test('two stakeholders are connected with the keyboard alone, and Escape lets go', async () => {
  const { page, close } = await openMap()
  await node(page, from).press('Enter')
  await page.getByRole('button', { name: text.connectWith(from) }).press('Enter')
  await page.keyboard.press('Escape')
  const connect = page.getByRole('button', { name: text.connectWith(from) })
  await connect.press('Enter')
  await node(page, to).press('Enter')
  const kind = page.getByRole('combobox', { name: text.form.kind })
  expect(await kind.evaluate((element) => element === document.activeElement)).toBe(true)
  await kind.selectOption('money')
  await page.getByRole('button', { name: text.form.draw }).press('Enter')
  await isDrawn(page)
  await close()
})

test('on a phone two stakeholders are connected in the list, the same tie once, and taken apart again', async () => {
  const { page, close } = await openMap(phone)
  const draw = async () => {
    await page.getByRole('button', { name: text.connectWith(from) }).click()
    await page.getByRole('combobox', { name: text.form.to }).selectOption({ label: to })
    await page.getByRole('combobox', { name: text.form.kind }).selectOption('money')
    await page.getByRole('button', { name: text.form.draw }).click()
  }
  await draw()
  await isDrawn(page)
  await draw()
  await page.getByText('You already added this.').waitFor()
  await page.getByRole('button', { name: text.stop }).click()
  const said = text.tie('Money', from, to)
  await page.getByRole('button', { name: `Remove: ${said}` }).click()
  await page.getByRole('button', { name: `Remove: ${said}` }).waitFor({ state: 'detached' })
  await close()
})
