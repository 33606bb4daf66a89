import { expect, test } from 'vitest'
import { words } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import { messageText, tooLong } from '#domain/plan/messages.ts'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'

const open = await roomPages()

test('a text of the plan that is too long stays, says how much, and is saved once it is right', async () => {
  const room = allRooms.find(({ name }) => name === 'one/defining-your-problem')
  if (!room) throw new Error('There is no such room')
  const look = await open()
  const { page, show, close } = look
  await show(room, { name: 'half', extent: 'half', as: 'team' }, 'en')
  const who = page.getByRole('textbox', { name: words.en.who })
  const pasted = 'Mothers and their children '.repeat(400)
  await who.fill(pasted)
  await page.getByText('not saved', { exact: true }).waitFor()
  const said = await page.getByText(/^Too long: /).textContent()
  const limit = Number(/of (\d+)/.exec(said ?? '')?.[1])
  expect(said).toBe(messageText(tooLong(pasted, limit), 'en'))
  await who.blur()
  expect(await who.inputValue()).toBe(pasted)
  await who.fill('Mothers and their children')
  await page.getByText('not saved', { exact: true }).waitFor({ state: 'hidden' })
  await close()
})
