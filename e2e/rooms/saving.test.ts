import { describe, expect, test } from 'vitest'
import { allRooms } from './all-rooms.ts'
import { newFaults } from './known-faults.ts'
import { type RoomPage, roomPages, states } from './room-page.ts'

const open = await roomPages()
/** Longer than a text waits for the next key before it is saved. */
const pauseMs = 1000

describe.concurrent('while it is saved and while others write', () => {
  test.each(allRooms)('$name: what has the focus keeps it, with its text and its caret', async (room) => {
    const look = await open({ clock: true })
    const faults: string[] = []
    for (const state of states.filter(({ extent }) => extent !== 'full')) {
      await look.show(room, state, 'en')
      const found = [...(await whileTyping(look)), ...(await whileChoosing(look))]
      faults.push(...found.map((fault) => `${state.name}: ${fault}`))
    }
    await look.close()
    expect(newFaults('saving', room.name, [...faults, ...look.complaints])).toEqual([])
  })
})

async function whileTyping({ page }: RoomPage): Promise<string[]> {
  const faults: string[] = []
  for (const mark of await page.evaluate(() => window.rooms.fields())) {
    // What others write never makes another field of one.
    if (!(await page.evaluate((which) => window.rooms.enter(which), mark))) {
      faults.push(`field ${mark} was put up anew`)
      continue
    }
    await page.keyboard.type('7')
    faults.push(...(await whileAnswered(page)))
    // A place for something new: it is added, and gets its name from the answer.
    await page.keyboard.press('Enter')
    faults.push(...(await whileAnswered(page, true)))
  }
  return faults
}

async function whileChoosing({ page }: RoomPage): Promise<string[]> {
  const faults: string[] = []
  for (const { mark } of await page.evaluate(() => window.rooms.choices())) {
    const isThere = await page.evaluate((which) => window.rooms.press(which), mark)
    if (isThere) faults.push(...(await whileAnswered(page)))
  }
  return faults
}

/** Where somebody is at the last key is where they are when it was saved, answered, and others have written. */
async function whileAnswered(page: RoomPage['page'], isOnlyForWritten = false): Promise<string[]> {
  await page.evaluate(() => window.rooms.hold())
  await page.clock.fastForward(pauseMs)
  return page.evaluate(async (only) => {
    await window.rooms.answer(only)
    return window.rooms.faultsOfHeld()
  }, isOnlyForWritten)
}
