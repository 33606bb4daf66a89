import { describe, expect, test } from 'vitest'
import { shippedSteps } from '#server/content/course-texts.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'
import { stringsIn } from './words-of.ts'

const open = await roomPages()
const extents = ['empty', 'half', 'full'] as const
/** What a founder calls theirs is not the reader's. */
const theirs = { en: /\byours?\b/i, es: /(?<!\p{L})(tus?|tuy[oa]s?)(?!\p{L})/iu }

/** What the team wrote, and what steps are called. */
const steps = [...new Set(allRooms.map(({ module }) => module.id))].flatMap(shippedSteps)
const given = {
  en: stringsIn([finishedPlan('en'), steps.map(({ title }) => title)]).filter((text) => theirs.en.test(text)),
  es: stringsIn([
    finishedPlan('es'),
    finishedPlan('es', 'four'),
    steps.map(({ title_es }) => title_es),
  ]).filter((text) => theirs.es.test(text)),
}

function saysTheirs(text: string, locale: 'en' | 'es'): boolean {
  if (given[locale].some((one) => one.includes(text))) return false
  return theirs[locale].test(given[locale].reduce((rest, one) => rest.replaceAll(one, ''), text))
}

describe.concurrent('who reads a room and does not write it', () => {
  test.each(allRooms.filter(({ room }) => room.type === 'exercise'))(
    '$name: is not told that the work is theirs',
    async (room) => {
      const { page, show, close } = await open()
      const faults: string[] = []
      for (const extent of extents)
        for (const locale of ['en', 'es'] as const) {
          await show(room, { name: extent, extent, as: 'mentor' }, locale)
          const texts = await page.evaluate(() => window.rooms.shownTexts('[class*="_body_"]'))
          const found = texts.filter((text) => saysTheirs(text, locale))
          faults.push(...found.map((text) => `${extent}: ${text}`))
        }
      await close()
      expect(faults).toEqual([])
    },
  )
})
