import { describe, expect, test } from 'vitest'
import { finishedPlan } from '#testing/plan-of.ts'
import { allRooms } from './all-rooms.ts'
import { newFaults } from './known-faults.ts'
import { roomPages, states } from './room-page.ts'
import { stringsIn } from './words-of.ts'

const open = await roomPages()
const shortest = 12

/** What a founder wrote, as far as it is long enough to be told from a word of the page. */
const written = (language: 'en' | 'es', module: string) => {
  const { model: _model, ...plan } = finishedPlan(language, module)
  return stringsIn(plan).filter((text) => text.length >= shortest && text.includes(' '))
}

describe.concurrent('on a page of the other language', () => {
  test.each(allRooms)('$name: what the team wrote says in which language it is', async (room) => {
    const { page, show, close } = await open()
    const faults: string[] = []
    for (const state of states.filter(({ extent }) => extent === 'full'))
      for (const [locale, language] of [
        ['en', 'es'],
        ['es', 'en'],
      ] as const) {
        await show(room, state, locale, language)
        const given = { texts: written(language, room.module.slug), language }
        const found = await page.evaluate((one) => window.rooms.withoutLanguage(one), given)
        faults.push(...found.map((fault) => `${state.name}: ${fault}`))
      }
    await close()
    expect(newFaults('languages', room.name, faults)).toEqual([])
  })
})
