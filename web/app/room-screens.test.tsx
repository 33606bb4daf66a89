import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'urql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { modulesWithRooms } from '#course/rooms.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { demoPlans, guardedPlan } from '#testing/guarded-plan.ts'
import { undeclaredReads, undeclaredWrites } from '#testing/undeclared.ts'
import { fixtureClient } from '#web/catalogue/fixtures/client.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { loadAppTexts } from '#web/i18n/load-texts.ts'
import { TextProvider } from '#web/i18n/text.tsx'
import { createTexts } from '#web/i18n/texts.ts'
import { UiProvider } from '#web/ui/ui-provider.tsx'

const course = join(import.meta.dirname, '../../course')
const rooms = modulesWithRooms
  .flatMap(({ folder, rooms }) => rooms.map((room) => ({ room, folder: join(course, folder, room.slug) })))
  .filter(({ folder }) => existsSync(join(folder, 'screen.tsx')))
const texts = createTexts('en', await loadAppTexts('en'))
const recordsIn = (plan: PlanData) => Object.values(plan).flat().length
// What lies between nothing and the fullest plan shows nothing else.
const fullest = demoPlans.toSorted(([, one], [, other]) => recordsIn(other) - recordsIn(one)).slice(0, 2)
const plans = [['an empty one', {}] as const, ...fullest]

// A wide window, which is all that a screen asks of one before it is shown.
beforeAll(() => void vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) }))
afterAll(() => void vi.unstubAllGlobals())

test.each(rooms)('the screen of $room.slug touches only kinds that it declares', async ({ room, folder }) => {
  const { Screen } = (await import(join(folder, 'screen.tsx'))) as { Screen: ComponentType }
  for (const [name, plan] of plans) {
    for (const as of ['team', 'mentor'] as const) {
      const shown = renderToStaticMarkup(
        <UiProvider>
          <TextProvider locale="en" texts={texts}>
            <Provider value={fixtureClient}>
              <Scene as={as} data={guardedPlan(plan, room)}>
                <Screen />
              </Scene>
            </Provider>
          </TextProvider>
        </UiProvider>,
      )
      expect(shown.length, name).toBeGreaterThan(0)
    }
  }
})

// What happens only when somebody clicks is read from the source.
test.each(rooms)('the code of $room.slug names only what it declares', ({ room, folder }) => {
  const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(undeclaredWrites(room, code.join('\n'))).toEqual([])
  expect(undeclaredReads(room, code.join('\n'))).toEqual([])
})

test('a write that a room does not declare is found', () => {
  const [first] = rooms
  const code = `
    write.insert('segment', {}); write.save({ step, key: 'who' }, {}); write.save({ step, key: 'whom' }, {})
    write.saveBusiness({ pitch })`
  expect(first && undeclaredWrites(first.room, code)).toEqual([
    'segment',
    'defining-your-problem/whom',
    'business.pitch',
  ])
})

test('a kind that a room reads and does not declare is found in its source', () => {
  const [first] = rooms
  const code = 'const a = plan.cause?.length; function b({ question = [], input = [] }: PlanData) {}'
  expect(first && undeclaredReads(first.room, code)).toEqual(['cause', 'question'])
})
