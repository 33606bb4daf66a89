import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { allRooms } from './all-rooms.ts'
import { newFaults } from './known-faults.ts'
import { desktop, phone, roomPages, states } from './room-page.ts'
import { mixedWords, wordsOf } from './words-of.ts'

const open = await roomPages()
const sizes = [desktop, phone]

/** What people set who need more room between letters, words and lines (WCAG 1.4.12). */
const wideText = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`

describe.concurrent('whatever is written in it, in both languages, on a desk and on a phone, by day and by night', () => {
  test.each(allRooms)(
    '$name: axe finds nothing, all fits and has its name, Tab reaches all, and no language is mixed',
    async (room) => {
      const { page, show, complaints, close } = await open()
      const words = await wordsOf(room)
      const faults: string[] = []
      for (const [index, state] of states.entries()) {
        const note = (where: string, found: readonly string[]) =>
          faults.push(...found.map((fault) => `${state.name}, ${where}: ${fault}`))
        const english: string[][] = []
        for (const [place, size] of sizes.entries()) {
          // Each width by day and by night, in half of the states each.
          const isNight = (index + place) % 2 === 1
          const where = `en, ${size.width} px${isNight ? ', night' : ''}`
          await page.setViewportSize(size)
          await page.emulateMedia({ colorScheme: isNight ? 'dark' : 'light' })
          await show(room, state, 'en')
          note(where, await faultsIn(page))
          english.push(await page.evaluate(() => window.rooms.shownTexts()))
          // Both languages show the same elements in the same colours: one is enough for axe and for the keyboard.
          note(where, await page.evaluate(() => window.rooms.axeFaults()))
          if (!isNight) note(where, await unreached(page))
        }
        await page.setViewportSize(desktop)
        await show(room, state, 'es')
        for (const [place, size] of sizes.entries()) {
          const where = `es, ${size.width} px`
          await page.setViewportSize(size)
          await page.evaluate(() => window.rooms.settled())
          note(where, await faultsIn(page))
          note(`${where}, wide text`, await withWideText(page))
          const spanish = await page.evaluate(() => window.rooms.shownTexts())
          note(where, mixedWords(words, english[place] ?? [], spanish))
        }
      }
      await close()
      expect(newFaults('looks', room.name, [...faults, ...complaints])).toEqual([])
    },
  )
})

const faultsIn = (page: Page) =>
  page.evaluate(() => [
    ...window.rooms.overflowing(),
    ...window.rooms.cutTexts(),
    ...window.rooms.sameNames(),
  ])

function withWideText(page: Page): Promise<string[]> {
  return page.evaluate(async (css) => {
    const sheet = document.head.appendChild(document.createElement('style'))
    sheet.textContent = css
    await window.rooms.settled()
    const faults = [...window.rooms.overflowing(), ...window.rooms.cutTexts()]
    sheet.remove()
    await window.rooms.settled()
    return faults
  }, wideText)
}

const mostRounds = 5

/** A browser also stops at boxes that can be scrolled and at its own bars: one round may take more keys than controls. */
async function unreached(page: Page): Promise<string[]> {
  const stops = await page.evaluate(() => window.rooms.watchFocus())
  let left: string[] = []
  for (let round = 0; round < mostRounds; round += 1) {
    for (let stop = 0; stop <= stops; stop += 1) await page.keyboard.press('Tab')
    left = await page.evaluate(() => window.rooms.unreached())
    if (left.length === 0) break
  }
  return left
}
