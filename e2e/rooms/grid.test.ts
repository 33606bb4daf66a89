import { expect, test } from 'vitest'
import { words } from '#course/stakeholders/power-influence/words.ts'
import { shippedSteps } from '#server/content/course-texts.ts'
import { answerAt } from '#testing/plan-records.ts'
import { allRooms } from './all-rooms.ts'
import { type RoomPage, roomPages, showLook } from './room-page.ts'

const open = await roomPages()
const text = words.en

/** The numbers that a cohort gives to steps, by their names. */
type Orders = Readonly<Record<string, number>>
type Given = { readonly value: string; readonly power?: number; readonly interest?: number }

async function showGrid({ page }: RoomPage, given: readonly Given[], orders: Orders = {}): Promise<void> {
  const room = allRooms.find(({ name }) => name === 'three/power-influence')
  if (!room) throw new Error('There is no such room')
  const input = given.map((fields, index) => ({
    ...answerAt('three/identify-stakeholders/stakeholder', fields),
    _id: `s${index}`,
  }))
  const { module } = room
  const place = { module: module.slug, step: room.room.slug, locale: 'en', as: 'team' } as const
  await showLook(page, {
    ...place,
    plan: { input },
    steps: shippedSteps(module.id).map((step) => ({ ...step, order: orders[step.nice_name] ?? step.order })),
  })
}

const typed = (page: RoomPage['page'], what: string, name: string) =>
  page.getByRole('textbox', { name: `${what}: ${name}` }).inputValue()

test('a chip that is pulled onto the grid is placed there, and its numbers say where', async () => {
  const look = await open()
  const { page, close } = look
  await showGrid(look, [{ value: 'Lake FM' }])
  const area = await page.getByRole('img', { name: /^Grid/ }).boundingBox()
  if (!area) throw new Error('There is no grid')
  await page.getByRole('button', { name: '1 Lake FM', exact: true }).hover()
  await page.mouse.down()
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2)
  await page.mouse.move(area.x + area.width * 0.9, area.y + area.height * 0.15)
  await page.mouse.up()
  await page.getByRole('button', { name: /^1 Lake FM: power .*Manage closely$/ }).waitFor()
  // The box takes over what was placed after the chip stands there.
  await expect.poll(async () => Number(await typed(page, text.interest, '1 Lake FM'))).toBeGreaterThan(75)
  await close()
})

test('the arrow keys place a chip and move it by 5, and the focus goes with it', async () => {
  const look = await open()
  const { page, close } = look
  await showGrid(look, [{ value: 'Lake FM' }])
  await page.getByRole('button', { name: '1 Lake FM', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: /interest 55/ }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: /power 55, interest 55/ }).waitFor()
  await expect.poll(() => typed(page, text.power, '1 Lake FM')).toBe('55')
  await close()
})

test('who is pressed is placed where the grid is pressed next, as a finger does it', async () => {
  const look = await open()
  const { page, close } = look
  await showGrid(look, [{ value: 'Lake FM', power: 90, interest: 90 }])
  await page.getByRole('button', { name: /^1 Lake FM/ }).click()
  const target = page.getByRole('button', { name: text.putHere('Lake FM') })
  const area = await target.boundingBox()
  if (!area) throw new Error('There is no place to press')
  await target.click({ position: { x: area.width * 0.2, y: area.height * 0.7 } })
  await page.getByRole('button', { name: /^1 Lake FM: .*Monitor$/ }).waitFor()
  await close()
})

test('a chip without a name asks for it and leads to the step of names', async () => {
  const look = await open()
  const { page, close } = look
  await showGrid(look, [{ value: '' }])
  const chip = page.getByRole('link', { name: '1 Please enter name on step 4' })
  expect(await chip.getAttribute('href')).toContain('/three/identify-stakeholders')
  await close()
})

test('who has no name is asked for by the number that the naming step has in the cohort', async () => {
  const look = await open()
  const { page, close } = look
  await showGrid(look, [{ value: '', power: 60, interest: 60 }], {
    'identify-stakeholders': 2,
    opportunity: 4,
  })
  const link = page.getByRole('link', { name: 'Please enter name on step 2', exact: true })
  expect(await link.getAttribute('href')).toContain('/three/identify-stakeholders?')
  await page.getByRole('button', { name: /^1 Please enter name on step 2: power 60/ }).waitFor()
  expect(await page.getByRole('link', { name: 'on step 4' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'on step 4' }).count()).toBe(0)
  await close()
})
