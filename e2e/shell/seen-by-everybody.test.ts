import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { words as problemWords } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import { words as noteWords } from '#course/understanding-the-problem/processing-information/words.ts'
import { writtenPlan } from './written-plan.ts'

const { enter } = await writtenPlan()
const problem = problemWords.en
const notes = noteWords.en

describe('what is seen', () => {
  test('in forced colours a chosen segment looks unlike the others', async () => {
    const page = await enter('processing-information')
    await page.emulateMedia({ forcedColors: 'active' })
    const segments = page.getByRole('radiogroup', { name: notes.view }).locator('label')
    const [chosen, other] = [await colourAt(segments.nth(0)), await colourAt(segments.nth(1))]
    expect(chosen.equals(other)).toBe(false)
    await page.context().close()
  })

  test.each([
    [1366, 768],
    [390, 844],
  ])('nothing covers what has the focus, %i px wide and without a line', async (width, height) => {
    const page = await enter('choosing-the-causes', { width, height })
    await page.context().setOffline(true)
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await page
      .getByText(/You are offline/)
      .first()
      .waitFor()
    const failure = { text: 'The file was not made.', tone: 'error' }
    await page.evaluate((detail) => void window.dispatchEvent(new CustomEvent('notify', { detail })), failure)
    await page.getByText(failure.text).first().waitFor()
    const covered: string[] = []
    for (const key of [...Array(45).fill('Tab'), ...Array(30).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      const found = await page.evaluate(coveredFocus)
      if (found) covered.push(found)
    }
    expect(covered).toEqual([])
    await page.context().close()
  })

  test.each([
    [1366, 768],
    [390, 844],
  ])('the way to the top covers nothing that can be used, %i px wide', async (width, height) => {
    const page = await enter('choosing-the-causes', { width, height })
    const top = page.getByRole('button', { name: 'Back to the top' })
    const covered: string[] = []
    for (const place of [340, 440, 540, 640]) {
      await page.evaluate(() => window.scrollTo(0, 0))
      await top.waitFor({ state: 'hidden' })
      await page.waitForFunction(scrolledTo, place)
      covered.push(...(await top.evaluate(coveredBy)))
    }
    expect(covered).toEqual([])
    await page.context().close()
  })

  test('a picture keeps its letters where a person sets wider ones for all pages', async () => {
    const page = await enter('building-the-problem-tree')
    const words = page.locator('main svg text')
    await words.first().waitFor()
    const widths = () => words.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    const before = await widths()
    await page.evaluate(() => {
      const own = new CSSStyleSheet()
      own.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }')
      document.adoptedStyleSheets = [own]
    })
    // Letters that are set anew may differ by a hair: a browser measures them at the size at which they are drawn.
    const after = await widths()
    const wider = before.map((width, place) => Math.abs((after[place] ?? 0) - width))
    expect(Math.max(...wider)).toBeLessThan(1)
    await page.context().close()
  })

  test('paper shows no buttons, and dark letters also to whoever works in the dark', async () => {
    const page = await enter('defining-your-problem', { dark: true })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const buttons = await page
      .locator('button')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent))
    expect(buttons).toEqual([])
    const ink = await page
      .getByRole('textbox', { name: problem.definition })
      .evaluate((box) => getComputedStyle(box).color)
    expect(ink).toBe('rgb(0, 0, 0)')
    await page.context().close()
  })
})

/** A few points near the edge, as they are painted: computed styles do not know of forced colours. */
async function colourAt(place: Locator): Promise<Buffer> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the page')
  const clip = { x: box.x + box.width / 2, y: box.y + 6, width: 2, height: 2 }
  return place.page().screenshot({ clip })
}

/** What could be used but for the button that lies over it. */
function coveredBy(button: Element): string[] {
  const { left, top, right, bottom } = button.getBoundingClientRect()
  const controls = [...document.querySelectorAll('main :is(a[href], button, input, textarea, select, label)')]
  return controls.flatMap((one) => {
    const place = one.getBoundingClientRect()
    const isApart =
      place.right <= left ||
      place.left >= right ||
      place.bottom <= top ||
      place.top >= bottom ||
      place.width === 0
    return isApart ? [] : `${one.tagName} ${one.textContent}`
  })
}

/** What has the focus, if something else of the page lies over all of it. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.id === 'content') return null
  const { left, top, right, bottom, width } = focused.getBoundingClientRect()
  if (width === 0 || focused.closest('.skip-link, nav, header')) return null
  const places = [
    [(left + right) / 2, top + 2],
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, bottom - 2],
  ] as const
  const label = focused.closest('label')
  const isSeen = places.some(([x, y]) => {
    const found = document.elementFromPoint(x, y)
    return (
      found !== null &&
      (focused.contains(found) || (label?.contains(found) ?? false) || found.contains(focused))
    )
  })
  return isSeen ? null : `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`
}

/** What stands below the heading is drawn after it: until then there is no way down. */
function scrolledTo(top: number): boolean {
  window.scrollTo(0, top)
  return window.scrollY === top
}
