import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { allRooms } from './all-rooms.ts'
import { newFaults } from './known-faults.ts'
import { roomPages, states } from './room-page.ts'

const open = await roomPages()
const shown = states.filter(({ extent, as }) => extent === 'half' || as === 'mentor')

describe.concurrent('in the colours of the system alone', () => {
  test.each(allRooms)('$name: what is chosen differs from what is not, and marks are seen', async (room) => {
    const { page, show, close } = await open()
    const faults: string[] = []
    await page.emulateMedia({ forcedColors: 'active' })
    for (const state of shown) {
      await show(room, state, 'en')
      const found = [...(await unseenMarks(page)), ...(await sameWhenChosen(page))]
      faults.push(...found.map((fault) => `${state.name}: ${fault}`))
    }
    await close()
    expect(newFaults('forced colours', room.name, faults)).toEqual([])
  })
})

async function unseenMarks(page: Page): Promise<string[]> {
  const marks = await page.evaluate(() => window.rooms.marks())
  const picture = sharp(await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 }))
  const seen = await Promise.all(
    marks.map(async ({ name, ...box }) => {
      const { channels } = await picture.clone().extract(box).stats()
      return channels.every(({ stdev }) => stdev < 1) ? `not seen: ${name}` : []
    }),
  )
  return seen.flat()
}

async function sameWhenChosen(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const { mark, name } of await page.evaluate(() => window.rooms.choices())) {
    const box = page.locator(`[data-choice-box="${mark}"]`)
    if (!(await box.isVisible())) continue
    const before = await box.screenshot()
    await page.evaluate(async (which) => {
      window.rooms.press(which)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await window.rooms.settled()
    }, mark)
    if (!(await box.isVisible())) continue
    if (before.equals(await box.screenshot())) faults.push(`looks the same when chosen: ${name}`)
  }
  return faults
}
