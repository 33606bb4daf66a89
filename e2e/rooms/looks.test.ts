import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { allRooms } from './all-rooms.ts'
import { newFaults } from './known-faults.ts'
import { desktop, phone, roomPages, states } from './room-page.ts'
import { toldAsTheirs } from './their-words.ts'
import { mixedWords, wordsOf } from './words-of.ts'

const open = await roomPages()

/**
 * Every state is seen once in English, the full one at both widths; each width by day and by night. The longer language is
 * measured on a phone, and in the full room on a desk, too: there the room was put up on the phone.
 */
const english: Readonly<Record<string, readonly { size: typeof desktop; isNight: boolean }[]>> = {
  empty: [{ size: phone, isNight: false }],
  half: [{ size: desktop, isNight: true }],
  full: [
    { size: desktop, isNight: false },
    { size: phone, isNight: true },
  ],
  'read by the mentor': [{ size: phone, isNight: false }],
}

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
      for (const state of states) {
        const note = (where: string, found: readonly string[]) =>
          faults.push(...found.map((fault) => `${state.name}, ${where}: ${fault}`))
        const [first, ...others] = english[state.name] ?? []
        if (!first) throw new Error(`Nobody looks at what is ${state.name}`)
        const isReader = state.as === 'mentor' && room.room.type === 'exercise'
        const texts = new Map<typeof desktop, string[]>()
        for (const { size, isNight } of [first, ...others]) {
          const where = `en, ${size.width} px${isNight ? ', night' : ''}`
          const isFirst = size === first.size
          await page.setViewportSize(size)
          await page.emulateMedia({ colorScheme: isNight ? 'dark' : 'light' })
          if (isFirst) await show(room, state, 'en')
          else await page.evaluate(() => window.rooms.settled())
          note(where, await faultsIn(page))
          texts.set(size, await page.evaluate(() => window.rooms.shownTexts()))
          if (isReader) note(where, await toldAsTheirs(page, 'en'))
          // Both languages show the same elements in the same colours: one is enough for axe and for the keyboard.
          note(where, await axeFindings(page, { onlyContrast: !isFirst }))
          if (isFirst) note(where, await unreached(page))
        }
        if (state.extent === 'half') continue
        await page.setViewportSize(phone)
        await show(room, state, 'es')
        if (isReader) note('es', await toldAsTheirs(page, 'es'))
        for (const size of others.length > 0 ? [phone, desktop] : [phone]) {
          const where = `es, ${size.width} px`
          await page.setViewportSize(size)
          await page.evaluate(() => window.rooms.settled())
          note(where, await faultsIn(page))
          const spanish = await page.evaluate(() => window.rooms.shownTexts())
          note(where, mixedWords(words, texts.get(size) ?? [], spanish))
          note(`${where}, wide text`, await withWideText(page))
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
    ...window.rooms.cuttingFields(),
  ])

function withWideText(page: Page): Promise<string[]> {
  return page.evaluate(async (css) => {
    const sheet = document.head.appendChild(document.createElement('style'))
    sheet.textContent = css
    await window.rooms.settled()
    const faults = [...window.rooms.overflowing(), ...window.rooms.cutTexts()]
    sheet.remove()
    return faults
  }, wideText)
}

const mostRounds = 5

/** A browser also stops at boxes that can be scrolled and at its own bars: one round may take more keys than controls. */
async function unreached(page: Page): Promise<string[]> {
  await page.evaluate(() => window.rooms.watchFocus())
  let left: string[] = []
  for (let round = 0; round < mostRounds; round += 1) {
    const stops = await page.evaluate(() => window.rooms.stops())
    // As somebody does who keeps the key down.
    await Promise.all(Array.from({ length: stops + 1 }, () => page.keyboard.down('Tab')))
    await page.keyboard.up('Tab')
    left = await page.evaluate(() => window.rooms.unreached())
    if (left.length === 0) break
  }
  return left
}
