import { expect, test } from 'vitest'
import { words } from '#course/understanding-the-problem/activities-outcomes/words.ts'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'

const open = await roomPages()

test('an activity that was just added is not red before anybody could name what it changes', async () => {
  const room = allRooms.find(({ name }) => name === 'one/activities-outcomes')
  if (!room) throw new Error('There is no such room')
  const { page, show, close } = await open()
  await show(room, { name: 'half', extent: 'half', as: 'team' }, 'en')
  const line = page.locator('form[data-kept^="activity:"] textarea').first()
  await line.fill('Something new')
  await line.press('Enter')
  const card = page.getByRole('listitem').filter({ has: page.getByText('Something new', { exact: true }) })
  await card.getByText(words.en.noOutcome).first().waitFor()
  expect(await card.first().getAttribute('data-edge')).toBe('plain')
  expect(await card.locator('[class*="_fault_"]').count()).toBe(0)
  await close()
})
