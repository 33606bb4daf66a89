import { shippedSteps } from '#server/content/course-texts.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { allRooms } from './all-rooms.ts'
import type { RoomPage } from './room-page.ts'
import { stringsIn } from './words-of.ts'

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

/** What a room tells somebody who reads it as if it were their own work. */
export async function toldAsTheirs(page: RoomPage['page'], locale: 'en' | 'es'): Promise<string[]> {
  const texts = await page.evaluate(() => window.rooms.shownTexts('[class*="_body_"]'))
  return texts.filter((text) => saysTheirs(text, locale)).map((text) => `told as theirs: ${text}`)
}
