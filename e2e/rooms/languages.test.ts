import { describe, expect, test } from 'vitest'
import { finishedPlan } from '#testing/plan-of.ts'
import { allRooms } from './all-rooms.ts'
import { newFaults } from './known-faults.ts'
import { roomPages } from './room-page.ts'
import { stringsIn } from './words-of.ts'

const open = await roomPages()
const shortest = 12
/** Who writes and who reads, each in one of the two languages: which of them it is, no room knows. */
const looks = [
  { as: 'team', locale: 'en', language: 'es' },
  { as: 'mentor', locale: 'es', language: 'en' },
] as const

/** What a founder wrote, as far as it is long enough to be told from a word of the page. */
const written = (language: 'en' | 'es', module: string) => {
  const { model: _model, ...plan } = finishedPlan(language, module)
  return stringsIn(plan).filter((text) => text.length >= shortest && text.includes(' '))
}

describe.concurrent('on a page of the other language', () => {
  test.each(allRooms)('$name: what the team wrote says in which language it is', async (room) => {
    const { page, show, close } = await open()
    const faults: string[] = []
    for (const { as, locale, language } of looks) {
      await show(room, { name: as, extent: 'full', as }, locale, language)
      const given = JSON.stringify({ texts: written(language, room.module.slug), language })
      const found = await page.evaluate((told) => window.rooms.withoutLanguage(JSON.parse(told)), given)
      faults.push(...found.map((fault) => `${as}: ${fault}`))
    }
    await close()
    expect(newFaults('languages', room.name, faults)).toEqual([])
  })
})
