import { expect, test } from 'vitest'
import { words } from '#course/team-goals-risk/risk-management/words.ts'
import { shippedSteps } from '#server/content/course-texts.ts'
import { allRooms } from './all-rooms.ts'
import { type RoomPage, roomPages, showLook } from './room-page.ts'

const open = await roomPages()
const text = words.en

type Given = { readonly title: string; readonly likelyhood?: 'possible'; readonly impact?: 'tolerable' }

async function showMap({ page }: RoomPage, given: readonly Given[]): Promise<void> {
  const room = allRooms.find(({ name }) => name === 'nine/risk-management')
  if (!room) throw new Error('There is no such room')
  const { module } = room
  const business = [
    { _id: 'b', projectId: 'p', version: 1, riskManagement: given.map((one) => ({ plan: '', ...one })) },
  ]
  const place = { module: module.slug, step: room.room.slug, locale: 'en', as: 'team' } as const
  await showLook(page, {
    ...place,
    plan: { business, input: [] },
    steps: shippedSteps(module.id),
  })
}

const isChosen = (page: RoomPage['page'], group: string, name: string) =>
  page
    .getByRole('radiogroup', { name: `${group}: ${text.risk(1)}` })
    .getByRole('radio', { name, exact: true })
    .isChecked()

test('a risk that is pulled onto the map is weighed, and its choices say how', async () => {
  const look = await open()
  const { page, close } = look
  await showMap(look, [{ title: 'Flood' }])
  const area = await page.getByRole('img', { name: /^Heat map/ }).boundingBox()
  if (!area) throw new Error('There is no map')
  await page.getByRole('button', { name: /^1 Flood/ }).hover()
  await page.mouse.down()
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2)
  await page.mouse.move(area.x + area.width * 0.95, area.y + area.height * 0.2)
  await page.mouse.up()
  await page.getByRole('button', { name: '1 Flood: Probable, Intolerable, level extreme' }).waitFor()
  expect(await isChosen(page, text.likelyhood, 'Probable')).toBe(true)
  expect(await isChosen(page, text.impact, 'Intolerable')).toBe(true)
  await close()
})

test('a risk is pressed and then its cell, as a finger does it', async () => {
  const look = await open()
  const { page, close } = look
  await showMap(look, [{ title: 'Flood', likelyhood: 'possible', impact: 'tolerable' }])
  await page.getByRole('button', { name: /^1 Flood/ }).click()
  await page.getByRole('button', { name: text.putHere('Flood', 'Improbable', 'Acceptable') }).click()
  await page.getByRole('button', { name: '1 Flood: Improbable, Acceptable, level low' }).waitFor()
  await close()
})

test('the arrow keys bring a risk from the tray to the map and on by one cell, and the focus goes with it', async () => {
  const look = await open()
  const { page, close } = look
  await showMap(look, [{ title: 'Flood' }])
  await page.getByRole('button', { name: /^1 Flood/ }).focus()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: '1 Flood: Possible, Tolerable, level medium' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: '1 Flood: Possible, Unacceptable, level high' }).waitFor()
  await page.getByText('High and extreme risks need a plan.').waitFor()
  await close()
})

test('another title keeps owner and day, and a removed risk takes them along', async () => {
  const look = await open()
  const { page, close } = look
  await showMap(look, [{ title: 'Flood', likelyhood: 'possible', impact: 'tolerable' }])
  const owner = page.getByRole('textbox', { name: `${text.owner}: ${text.risk(1)}` })
  await owner.fill('Kevin')
  await owner.blur()
  await page.getByLabel(`${text.date} ${text.risk(1)}`).fill('2027-03-31')
  const title = page.getByRole('textbox', { name: `${text.title}: ${text.risk(1)}` })
  await title.fill('Flood in April')
  await title.blur()
  await page.getByRole('button', { name: /^1 Flood in April/ }).waitFor()
  expect(await owner.inputValue()).toBe('Kevin')
  expect(await page.getByLabel(`${text.date} ${text.risk(1)}`).inputValue()).toBe('2027-03-31')
  await page.getByRole('button', { name: /^Remove: Flood in April/ }).click()
  await page.getByRole('textbox', { name: text.add }).fill('Flood in April')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^1 Flood in April/ }).waitFor()
  expect(await owner.inputValue()).toBe('')
  await close()
})

test('a title that is refused stays with its risk when another one goes', async () => {
  const look = await open()
  const { page, close } = look
  await showMap(look, [{ title: 'Flood' }, { title: 'Fire' }])
  const title = (number: number) => page.getByRole('textbox', { name: `${text.title}: ${text.risk(number)}` })
  await title(2).fill('')
  await title(2).blur()
  await page.getByRole('button', { name: 'Remove: Flood' }).click()
  await title(2).waitFor({ state: 'detached' })
  expect(await title(1).inputValue()).toBe('')
  await close()
})
