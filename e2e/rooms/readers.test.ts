import { describe, expect, test } from 'vitest'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'
import { toldAsTheirs } from './their-words.ts'

const open = await roomPages()
/** The full one is read in looks.test.ts. */
const extents = ['empty', 'half'] as const

describe.concurrent('who reads a room and does not write it', () => {
  test.each(allRooms.filter(({ room }) => room.type !== 'summary'))(
    '$name: is not told that the work is theirs',
    async (room) => {
      const { page, show, close } = await open()
      const faults: string[] = []
      for (const extent of extents)
        for (const locale of ['en', 'es'] as const) {
          await show(room, { name: extent, extent, as: 'mentor' }, locale)
          faults.push(...(await toldAsTheirs(page, locale)).map((fault) => `${extent}: ${fault}`))
        }
      await close()
      expect(faults).toEqual([])
    },
  )
})
