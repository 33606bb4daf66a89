import { describe, expect, test } from 'vitest'
import { words as revenue } from '#course/financial-plan/revenue/words.ts'
import { words as unitCosts } from '#course/pricing/unit-costs/words.ts'
import { howWords } from '#course/shared/finance/how-words.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { planOf } from '#testing/plan-of.ts'
import { allRooms } from './all-rooms.ts'
import { desktop, phone, type RoomPage, roomPages } from './room-page.ts'

const open = await roomPages()

/** The rooms of pricing and of the financial plan; a summary repeats what they say, as it is printed. */
const rooms = allRooms.filter(
  ({ name, room }) => /^(six|seven)\//.test(name) && !['introduction', 'summary'].includes(room.slug),
)
const languages = ['en', 'es'] as const
const readers = ['team', 'mentor'] as const
const most = 20

type Locale = (typeof languages)[number]

/** Forms that work something out before it is saved, filled in. */
const forms: Readonly<Record<string, (page: RoomPage['page'], locale: Locale) => Promise<void>>> = {
  async 'six/unit-costs'(page, locale) {
    const text = unitCosts[locale]
    await page.locator('summary').filter({ hasText: text.ownWork }).click()
    await page.getByRole('textbox', { name: text.hours }).fill('7')
    await page.getByRole('textbox', { name: text.pay }).fill('13')
    await page.getByText(text.workMakes('7', '', '').split('×')[0]?.trim() ?? '').waitFor()
  },
  async 'seven/revenue'(page, locale) {
    const text = revenue[locale]
    await page.locator('summary').filter({ hasText: text.helpers }).first().click()
    await page.locator('label').filter({ hasText: text.ways.grow }).first().click()
    await page.getByRole('textbox', { name: text.asks.grow }).fill('111')
    await page.getByRole('textbox', { name: text.percent }).fill('7')
    await page.getByText(text.rules.grow).waitFor()
  },
}

/** What a sentence of ours counts: years of the plan, the mark of the market, months, examples of how to write. */
const counted = new Set([0, 1, 2, 3, 12, 75, 100])

describe.concurrent('in the rooms of pricing and of the financial plan', () => {
  test.each(rooms)(
    '$name: whatever was not entered is calculated, and can be asked',
    async ({ name, ...room }) => {
      const look = await open()
      const unasked: string[] = []
      for (const language of languages)
        for (const as of readers) {
          const plan = planOf(room.module, room.room, 'full', language)
          const entered = enteredIn(plan)
          const isEntered = (value: number) => entered.some((one) => Math.abs(one - value) < 0.0051)
          await look.page.setViewportSize(desktop)
          await look.show({ name, ...room }, { name: 'full', extent: 'full', as }, language, language, plan)
          if (as === 'team') await forms[name]?.(look.page, language)
          for (const size of [desktop, phone]) {
            await look.page.setViewportSize(size)
            await look.page.evaluate(() => window.rooms.settled())
            const found = (await shownNumbers(look)).filter(
              ({ values }) => !values.some((value) => isEntered(value) || isYear(value)),
            )
            // What a form works out says how, and is no number of the plan until it is taken over.
            const own = found.filter(({ around }) => !isTrueSum(around, language))
            unasked.push(...own.map(({ text }) => `${language}, ${as}, ${size.width} px: ${text}`))
          }
        }
      await look.close()
      expect(unasked).toEqual([])
    },
  )

  test.each(rooms)('$name: every number that can be asked answers with itself', async ({ name, ...room }) => {
    const look = await open()
    const { page } = look
    await look.show({ name, ...room }, { name: 'full', extent: 'full', as: 'team' }, 'en')
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    const wrong: string[] = []
    const numbers = page.locator('button[aria-haspopup="dialog"][aria-describedby]')
    const count = await numbers.count()
    // A statement has hundreds that are asked alike.
    const step = Math.max(1, Math.floor(count / most))
    for (let index = 0; index < count; index += step) {
      const number = numbers.nth(index)
      const told = (await number.textContent()) ?? ''
      await number.evaluate((button: HTMLElement) => button.click())
      const answer = page.getByRole('dialog', { name: howWords.en.how })
      await answer
        .getByText(howWords.en.scenario.expected)
        .or(answer.getByText(/scenario$/))
        .first()
        .waitFor()
      const [, said = ''] = await answer.locator('p[aria-live] strong').allTextContents()
      if (!numbersIn(told).some((one) => isNear(one, numbersIn(said)[0])))
        wrong.push(`${await number.getAttribute('aria-label')} answers with ${said}`)
      await page.keyboard.press('Escape')
      await answer.waitFor({ state: 'detached' })
    }
    await look.close()
    expect(wrong).toEqual([])
  })
})

/** Shown with fewer digits than it is told, or rounded up to what can be sold, and a loss without its sign. */
const isNear = (one: number, other = Number.NaN) =>
  Math.abs(Math.abs(one) - Math.abs(other)) < Math.max(1, Math.abs(other) * 0.001)

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(',', '')))

/** Every number that somebody entered, also those kept as texts, and those that only count. */
function enteredIn(plan: PlanData): number[] {
  const found = new Set<number>(counted)
  const look = (value: unknown): void => {
    if (typeof value === 'number') found.add(value)
    if (typeof value === 'string')
      for (const [digits] of value.matchAll(written)) for (const one of readings(digits)) found.add(one)
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  look(plan)
  return [...found]
}

const written = /\d+(?:[.,\u00a0\u202f]\d+)*/g

/** 1.500 may be one and a half, or fifteen hundred. */
function readings(digits: string): number[] {
  const bare = digits.replaceAll(/[\u00a0\u202f]/g, '')
  return [Number(bare.replaceAll(',', '')), Number(bare.replaceAll('.', '').replace(',', '.'))]
}

/** The years in which a plan runs are told with its months. */
const isYear = (value: number) => Number.isInteger(value) && value >= 2020 && value < 2100

/** "3 × 5 = 15", "1 + 2 + 3 = 6". */
function isTrueSum(text: string, locale: Locale): boolean {
  const [left = '', right] = text.split('=')
  const numbers = (side: string) =>
    [...side.matchAll(written)].map(([digits]) => readings(digits)[locale === 'en' ? 0 : 1] ?? Number.NaN)
  const [result] = numbers(right ?? '')
  const parts = numbers(left)
  if (result === undefined || parts.length < 2) return false
  const made = left.includes('×')
    ? parts.reduce((product, one) => product * one, 1)
    : parts.reduce((sum, one) => sum + one, 0)
  return Math.abs(made - result) < 0.0051
}

/** What a number may mean, and the words that it stands in: its own, and those around it. */
type Shown = { readonly text: string; readonly around: string; readonly values: readonly number[] }

/** The numbers that stand on the page as plain words: not in a field, a picture, a heading or a number that can be asked. */
async function shownNumbers({ page }: RoomPage): Promise<Shown[]> {
  const texts = await page.evaluate(() => {
    const passed = 'button, a, input, textarea, select, svg, label, legend, summary, th'
    const room = document.querySelector('#app header + div')
    if (!room) throw new Error('There is no room')
    const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT)
    const found: { text: string; around: string }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      if (!around || around.closest(passed) || !around.checkVisibility()) continue
      const text = (node.textContent ?? '').trim()
      if (/\d/.test(text)) found.push({ text, around: around.closest('p')?.textContent ?? text })
    }
    return found
  })
  return texts.flatMap(({ text, around }) =>
    [...text.matchAll(written)].map(([digits]) => ({ text, around, values: readings(digits) })),
  )
}
