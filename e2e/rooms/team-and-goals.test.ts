import { expect, test } from 'vitest'
import { words as goals } from '#course/team-goals-risk/goals/words.ts'
import { starters } from '#course/team-goals-risk/risk-management/starter-words.ts'
import { words as risks } from '#course/team-goals-risk/risk-management/words.ts'
import { words as team } from '#course/team-goals-risk/team/words.ts'
import { allRooms } from './all-rooms.ts'
import { phone, roomPages } from './room-page.ts'

const open = await roomPages()

async function shown(step: string, size?: { width: number; height: number }) {
  const room = allRooms.find(({ name }) => name === `nine/${step}`)
  if (!room) throw new Error('There is no such room')
  const look = await open()
  if (size) await look.page.setViewportSize(size)
  await look.show(room, { name: 'full', extent: 'full', as: 'team' }, 'en')
  return look
}

test('on a phone activities are given person by person, and what nobody leads is listed', async () => {
  const { page, close } = await shown('team', phone)
  const text = team.en
  const activity = 'Bring the filter home and show how to use it'
  const cell = (person: string) => page.getByRole('button', { name: text.cell(activity, person) })
  await cell('2. Kevin Otieno').click()
  await page.getByText(text.uncovered).waitFor()
  await page.getByText(text.open(1)).waitFor()
  await cell('3. Rose Adhiambo').click()
  await page.getByText(text.uncovered).waitFor({ state: 'detached' })
  expect(await cell('3. Rose Adhiambo').getAttribute('aria-pressed')).toBe('true')
  await close()
})

test('an address that is none, or another one of the team, is not saved', async () => {
  const { page, close } = await shown('team')
  const box = page.getByRole('textbox', { name: 'E-mail: Rose Adhiambo' })
  await box.fill('rose at home')
  await page.getByText(team.en.badEmail).waitFor()
  await box.fill('kevin.otieno@example.org')
  await page.getByText('You already added this.').waitFor()
  await close()
})

test('an address that was refused stays with its person when somebody above goes, also under a new name', async () => {
  const { page, close } = await shown('team')
  const box = (name: string) => page.getByRole('textbox', { name })
  await box('E-mail: Rose Adhiambo').fill('rose at home')
  await page.getByText(team.en.badEmail).waitFor()
  await page.getByRole('button', { name: 'Remove: Kevin Otieno' }).click()
  await page.getByRole('heading', { name: '2 Rose Adhiambo' }).waitFor()
  expect(await box('E-mail: Rose Adhiambo').inputValue()).toBe('rose at home')
  await box('Name: Rose Adhiambo').fill('Rose Auma')
  await box('Name: Rose Adhiambo').blur()
  await page.getByRole('heading', { name: '2 Rose Auma' }).waitFor()
  expect(await box('E-mail: Rose Auma').inputValue()).toBe('rose at home')
  await close()
})

test('somebody of the team takes care of a risk with one press, and the focus goes on in the field', async () => {
  const { page, close } = await shown('risk-management')
  const owner = page.getByRole('textbox', { name: `${risks.en.owner}: ${risks.en.risk(1)}` })
  const offer = page.getByRole('button', { name: `Kevin Otieno: ${risks.en.owner} ${risks.en.risk(1)}` })
  await owner.fill('')
  await owner.blur()
  await offer.click()
  await offer.waitFor({ state: 'detached' })
  expect(await owner.inputValue()).toBe('Kevin Otieno')
  expect(await owner.evaluate((box) => box === document.activeElement)).toBe(true)
  await close()
})

test('a starter risk that is taken leaves the focus with the next one', async () => {
  const { page, close } = await shown('risk-management')
  await page.locator('summary').filter({ hasText: risks.en.starters }).click()
  const [first = '', second = ''] = starters.en[0][1]
  const starter = (name: string) => page.getByRole('button', { name: `${name}: ${starters.en[0][0]}` })
  await starter(first).press('Enter')
  await starter(first).waitFor({ state: 'detached' })
  await expect.poll(() => starter(second).evaluate((one) => one === document.activeElement)).toBe(true)
  await close()
})

test('an objective is pulled to another month, and its date follows; keys move it by a week', async () => {
  const { page, close } = await shown('goals')
  const title = 'Agree monthly visits with 10 schools'
  const date = page.getByLabel(`${goals.en.date} ${title}`)
  const mark = page.getByRole('button', { name: new RegExp(`^5\\. ${title}`) })
  const before = await date.inputValue()
  await mark.scrollIntoViewIfNeeded()
  const at = await mark.boundingBox()
  if (!at) throw new Error('The mark is not in sight')
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2)
  await page.mouse.down()
  await page.mouse.move(at.x + at.width / 2 + 80, at.y + at.height / 2, { steps: 4 })
  await page.mouse.up()
  const pulled = await date.inputValue()
  expect(pulled > before).toBe(true)
  await mark.focus()
  await mark.press('ArrowUp')
  const later = new Date(Date.parse(pulled) + 7 * 86_400_000).toISOString().slice(0, 10)
  expect(await date.inputValue()).toBe(later)
  await close()
})
