import { expect, test } from 'vitest'
import { words } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import { words as whyWords } from '#course/understanding-the-problem/finding-your-why/words.ts'
import { olderWords } from '#course/understanding-the-problem/shared/basis.ts'
import { takeOverWords } from '#web/step-kit/take-over-words.ts'
import { allRooms } from './all-rooms.ts'
import { type RoomPage, roomPages } from './room-page.ts'

const open = await roomPages()
const finished = { name: 'full', extent: 'full', as: 'team' } as const

async function shown(
  { show }: RoomPage,
  locale: 'en' | 'es',
  plan: 'en' | 'es',
  step = 'defining-your-problem',
): Promise<void> {
  const room = allRooms.find(({ name }) => name === `one/${step}`)
  if (!room) throw new Error('There is no such room')
  await show(room, finished, locale, plan)
}

test('a sentence that is older than its answers says so, and can be built again', async () => {
  const look = await open()
  const { page, close } = look
  await shown(look, 'en', 'en')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const sentence = page.getByRole('textbox', { name: words.en.definition })
  const older = page.getByText(olderWords.en)

  await press(words.en.use)
  await press(takeOverWords.en.replace)
  await sentence.and(page.getByText('long rains')).waitFor()
  expect(await older.count()).toBe(0)

  await page.getByRole('textbox', { name: words.en.when }).fill('For ten days in May')
  await older.waitFor()
  await press(words.en.useAgain)
  await press(takeOverWords.en.replace)
  await sentence.and(page.getByText('ten days in May')).waitFor()
  await older.waitFor({ state: 'hidden' })

  await page.getByRole('textbox', { name: words.en.when }).fill('For five days in May')
  await older.waitFor()
  await sentence.fill('In Nyalenda, families drink water that makes them ill for five days in May.')
  await older.waitFor({ state: 'hidden' })
  await close()
})

test('a mission that is older than its two halves says so, and can be built again', async () => {
  const look = await open()
  const { page, close } = look
  await shown(look, 'es', 'es', 'finding-your-why')
  const text = whyWords.es
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const mission = page.getByRole('textbox', { name: text.mission, exact: true })
  const older = page.getByText(olderWords.es)

  await mission.fill('Abrir oficios para que nadie se quede sin trabajo.')
  await page.getByRole('textbox', { name: text.contribution }).fill('llevar agua limpia a cada casa')
  await older.waitFor()
  await press(text.useAgain)
  await press(takeOverWords.es.replace)
  await mission.and(page.getByText('llevar agua limpia a cada casa')).waitFor()
  await older.waitFor({ state: 'hidden' })
  await close()
})

test.each([
  ['es', 'en', /^In .*How we know:/],
  ['en', 'es', /^En .*Cómo lo sabemos:/],
] as const)(
  'on a page in %s, answers typed in %s are joined by words of their language',
  async (locale, plan, joined) => {
    const look = await open()
    await shown(look, locale, plan)
    // What the team has taken over stands in a box; the sentence that grows is a paragraph.
    await look.page.locator('p').filter({ hasText: joined }).waitFor()
    await look.close()
  },
)

test.each([
  ['El Alto', /^En El Alto,/],
  ['en La Paz', /^En La Paz,/],
  ['La zona norte de Lima', /^En la zona norte de Lima,/],
])('in Spanish "%s" keeps its article as the name has it', async (where, joined) => {
  const look = await open()
  await shown(look, 'es', 'es')
  await look.page.getByRole('textbox', { name: words.es.where, exact: true }).fill(where)
  await look.page.locator('p').filter({ hasText: joined }).waitFor()
  await look.close()
})
