import { describe, expect, test } from 'vitest'
import { allRooms } from './all-rooms.ts'
import { roomPages, states } from './room-page.ts'

const open = await roomPages()
/** Between them they draw all that a room has. */
const some = states.filter(({ name }) => name === 'half' || name === 'read by the mentor')

describe.concurrent('with all that React says to who writes rooms', () => {
  test.each(allRooms)('$name: nothing is said when it is opened and while it is written in', async (room) => {
    const { page, show, complaints, close } = await open({ kind: 'development' })
    for (const state of some) {
      await show(room, state, 'en')
      for (const mark of await page.evaluate(() => window.rooms.fields())) {
        if (!(await page.evaluate((which) => window.rooms.enter(which), mark))) continue
        await page.keyboard.type('7')
        await page.keyboard.press('Enter')
      }
      await page.evaluate(() => window.rooms.settled())
    }
    await close()
    expect(complaints).toEqual([])
  })
})
