import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { brokenNumber, extremePlans } from '#testing/extreme-plans.ts'
import { planOf } from '#testing/plan-of.ts'
import { allRooms, type PlacedRoom } from './all-rooms.ts'
import { desktop, phone, roomPages } from './room-page.ts'

const open = await roomPages()
const rooms = allRooms.filter(({ module }) => ['six', 'seven', 'eight', 'nine'].includes(module.slug))

const team = { name: 'full', extent: 'full', as: 'team' } as const

/** Rooms with few numbers are tried with what takes most away or makes most of it. */
function plansFor({ module, room }: PlacedRoom) {
  const plans = extremePlans(planOf(module, room, 'full'))
  const hasNumbers = module.slug === 'six' || module.slug === 'seven'
  return hasNumbers ? plans : plans.filter(([name]) => /zeros|everything|business/.test(name))
}

/** All that can be read, also in boxes. */
function written(): string {
  const boxes = [...document.querySelectorAll('input, textarea')] as (
    | HTMLInputElement
    | HTMLTextAreaElement
  )[]
  return [document.body.textContent, ...boxes.map(({ value }) => value)].join('\n')
}

const isTurned = (plan: string) => /zeros|everything/.test(plan)

async function turned(page: Page): Promise<void> {
  for (const size of [{ width: phone.height, height: phone.width }, phone]) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.rooms.settled())
  }
}

describe.concurrent('whatever numbers somebody enters', () => {
  test.each(rooms)('$name: all fits and can be read', async (room) => {
    const { page, show, complaints, close } = await open()
    const faults: string[] = []
    for (const [index, [name, plan]] of plansFor(room).entries()) {
      // On a desk what is largest is enough.
      for (const size of name.startsWith('a trillion') ? [phone, desktop] : [phone]) {
        await page.setViewportSize(size)
        await show(room, team, index % 2 === 0 ? 'en' : 'es', 'en', plan)
        // A telephone is turned, and turned back, with the least and the most that stands there.
        if (size === phone && isTurned(name)) await turned(page)
        const found = await page.evaluate(() => [...window.rooms.overflowing(), ...window.rooms.cutTexts()])
        const broken = brokenNumber.exec(await page.evaluate(written))
        faults.push(
          ...[...found, broken?.[0] ?? []].flat().map((fault) => `${name}, ${size.width}: ${fault}`),
        )
      }
    }
    await close()
    expect([...faults, ...complaints]).toEqual([])
  })
})
