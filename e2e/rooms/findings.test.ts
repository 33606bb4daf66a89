import { describe, expect, test } from 'vitest'
import { checkPlan } from '#course/consistency/check-plan.ts'
import { rules } from '#course/consistency/rules.ts'
import { sampleOf } from '#course/samples/samples.ts'
import { moduleSlugs } from '#domain/plan/modules.ts'
import { directionCases } from '#testing/consistency/direction-cases.ts'
import { moneyCases } from '#testing/consistency/money-cases.ts'
import { peopleCases } from '#testing/consistency/people-cases.ts'
import { allRooms } from './all-rooms.ts'
import { desktop, phone, roomPages, type State } from './room-page.ts'

const open = await roomPages()
const { data: workshop } = await sampleOf('clay-filter', 'nine', 'en')
const today = '2026-11-17'
const cases = [...peopleCases, ...moneyCases, ...directionCases]

const readers = ['team', 'mentor'] as const
const walks = readers.flatMap((as) => rules.map(({ id }) => ({ as, id })))

describe.concurrent('every finding leads to a field that is there', () => {
  test.each(walks)('$id for the $as', async ({ as, id }) => {
    const state: State = { name: 'full', extent: 'full', as }
    const { page, show, close } = await open()
    const faults: string[] = []
    for (const { broken } of cases.filter(({ rule }) => rule === id)) {
      const plan = broken(workshop)
      const found = checkPlan({ plan, today }, moduleSlugs).findings.filter(({ rule }) => rule === id)
      const places = new Map(found.map(({ place }) => [`${place.step}#${place.field ?? ''}`, place]))
      for (const [name, { module, step, field }] of places) {
        const room = allRooms.find((one) => one.name === `${module}/${step}`)
        expect(room, name).toBeDefined()
        if (!field || !room) continue
        await page.setViewportSize(desktop)
        await show(room, state, 'en', 'en', plan)
        for (const size of [desktop, phone]) {
          await page.setViewportSize(size)
          await page.evaluate(() => window.rooms.settled())
          const is = await page.evaluate((one) => window.rooms.reached(one), field)
          // A mentor reads; on a phone the team does in places, and writes elsewhere in the room.
          if (is === 'nowhere' || (as === 'team' && size === desktop && is === 'seen'))
            faults.push(`${size.width}: ${name} ${is}`)
        }
      }
    }
    await close()
    expect(faults).toEqual([])
  })
})
