import { describe, expect, test } from 'vitest'
import { crowded } from '#testing/crowded-plan.ts'
import { planOf } from '#testing/plan-of.ts'
import { allRooms } from './all-rooms.ts'
import { type RoomPage, roomPages, states } from './room-page.ts'

const open = await roomPages()
const full = states.find(({ name }) => name === 'full')
/** Longer than a text waits for the next key before it is saved. */
const pauseMs = 1000
/** Of a thing some boxes bear its name, and change with it. Drawn anew for each word, rooms gave hundreds more. */
const most = { boxes: 6, all: 800 }
const modules = ['one', 'two', 'three']
const exercises = allRooms.filter(
  ({ module, room }) => modules.includes(module.slug) && room.type === 'exercise',
)

describe.concurrent('in a plan with forty stakeholders, twelve segments, sixty pains and ten offerings', () => {
  test.each(exercises)(
    '$name: a word that is saved draws its own place again, not the room',
    async (place) => {
      if (!full) throw new Error('No room is full')
      const look = await open({ clock: true })
      await look.show(place, full, 'en', 'en', crowded(planOf(place.module, place.room, 'full')))
      const found: { field: string; all: number; boxes: readonly string[] }[] = []
      for (const field of await look.page.evaluate(() => window.rooms.fields()))
        found.push({ field, ...(await whileSaved(look, field)) })
      await look.close()
      expect(found.filter(({ all, boxes }) => all > most.all || boxes.length > most.boxes)).toEqual([])
    },
  )
})

async function whileSaved({ page }: RoomPage, field: string) {
  await page.evaluate((which) => window.rooms.enter(which), field)
  await page.keyboard.type('7')
  await page.evaluate(() => window.rooms.drawnAgain())
  await page.clock.fastForward(pauseMs)
  return page.evaluate(async () => {
    await window.rooms.settled()
    return window.rooms.drawnAgain()
  })
}
