import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { words as problemWords } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import { words as noteWords } from '#course/understanding-the-problem/processing-information/words.ts'
import { newId } from '#server/new-id.ts'
import { localePath } from '#web/i18n/locale.ts'
import { people, site } from '../fixtures.ts'
import { coursePage } from '../pages/course-page.ts'

const home = await site()
const { project, entrepreneur, mentor } = await people(home)
const problem = problemWords.en
const notes = noteWords.en
const step = (slug: string) => `/home/project/${project}/one/${slug}`

async function insert(kind: string, data: object, single: string | null = null): Promise<string> {
  const id = newId()
  await home.db.query(
    'insert into plan_item (id, project_id, kind, data, single_key) values ($1, $2, $3, $4, $5)',
    [id, project, kind, data, single],
  )
  return id
}

const cause = await insert('cause', {
  causeType: 'main',
  description: 'The well is far from the houses of the families.',
  selected: true,
})
for (const description of ['No money for a filter', 'Nobody boils it', 'The pump is broken', 'No time']) {
  await insert('cause', { causeType: 'main', description, selected: false })
}
const question = await insert('question', {
  text: 'Who fetches the water?',
  parent: cause,
  insights: ['We learned that girls fetch it', 'We learned that wells run dry'],
})
await insert('question', { text: 'When did you last fetch water?', parent: cause, insights: [] })
const source = await insert('source', { text: 'Mothers at the lake', sourceType: 'interview' })
await insert('input', {
  ...{ moduleKey: 'one', stepKey: 'processing-information', key: 'note', parent: question },
  ...{ value: 'My daughter goes', valueArr: [source], description: 'We learned that girls fetch it' },
})
await insert('business', { problemDefinition: 'Children fall ill from the water of the lake.' }, 'business')

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)
const spoken = (page: Page) => page.locator('[data-spoken]')
const textOf = (page: Page, slug: string) => coursePage(page, project, 'one').stepText(slug)
const textIn = (place: Locator) => place.inputValue()

const removeFirst = (page: Page) => page.getByRole('button', { name: notes.removeInsight(1) })

async function enter(slug: string, visitor: { as?: string; width?: number; height?: number } = {}) {
  const { page } = await home.visit(step(slug), { as: entrepreneur, ...visitor })
  await coursePage(page, project, 'one').isShown(slug)
  return page
}

/** What was written has been answered. That it is on its way can be too short to be seen. */
async function untilSaved(page: Page, write: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => /mutation/.test(response.request().postData() ?? ''))
  await write()
  await answered
  await page.getByText('Saved', { exact: true }).waitFor()
}

describe('focus and caret', () => {
  test('stay in an insight while it is saved, and nothing that is typed meanwhile is lost', async () => {
    const page = await enter('processing-information')
    await page.getByRole('radiogroup', { name: notes.view }).getByText(notes.byQuestion).click()
    const insight = page.getByRole('textbox', { name: notes.insight(1) })
    await insight.focus()
    await page.keyboard.press('End')
    for (const part of [' before school', ' and ', 'after it ']) {
      await untilSaved(page, () => page.keyboard.type(part))
      expect(await hasFocus(insight)).toBe(true)
    }
    expect(await textIn(insight)).toBe('We learned that girls fetch it before school and after it ')
    await page.context().close()
  })

  test('stay in a text that somebody else changes; the new one comes in when it is left', async () => {
    const page = await enter('defining-your-problem')
    const other = await enter('defining-your-problem')
    const where = (of: Page) => of.getByLabel(problem.where)
    await where(page).focus()
    await where(other).fill('At the lake')
    await where(other).blur()
    // What is changed elsewhere on the page shows that the news has come.
    await page
      .getByText(/At the lake/i)
      .first()
      .waitFor()
    expect(await textIn(where(page))).toBe('')
    expect(await hasFocus(where(page))).toBe(true)
    await where(page).blur()
    await expect.poll(() => textIn(where(page))).toBe('At the lake')
    await page.context().close()
    await other.context().close()
  })

  test('come back from what lies over the page, also the first time it is opened', async () => {
    const page = await enter('defining-your-problem', { as: mentor })
    const openers = [
      page.getByRole('button', { name: 'Report a bug' }),
      page.locator('main [data-thread]').nth(1),
    ]
    for (const opener of openers) {
      for (const _time of ['first', 'second']) {
        await opener.focus()
        await page.keyboard.press('Enter')
        const panel = page.getByRole('dialog')
        await expect.poll(() => panel.evaluate((place) => place.contains(document.activeElement))).toBe(true)
        await page.keyboard.press('Escape')
        await panel.waitFor({ state: 'detached' })
        await expect.poll(() => hasFocus(opener)).toBe(true)
      }
    }
    await page.context().close()
  })

  test('come back from the menu of a phone and from a question, also the first time', async () => {
    const page = await enter('processing-information', { width: 390, height: 844 })
    const menu = page.getByRole('button', { name: 'Open the menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(menu)).toBe(true)
    await page.getByRole('radiogroup', { name: notes.view }).getByText(notes.byQuestion).click()
    const remove = removeFirst(page)
    await remove.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(remove)).toBe(true)
    await page.context().close()
  })

  test('are at the beginning of a page that was opened from the menu of a phone', async () => {
    const page = await enter('introduction', { width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const course = coursePage(page, project, 'one')
    const { title } = course.stepText('defining-your-problem')
    await page.getByRole('dialog').getByRole('link', { name: title }).click()
    await course.isShown('defining-your-problem')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await spoken(page).getByText(`${title} opened`, { exact: true }).waitFor()
    await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true)
    await page.context().close()
  })

  test('go to the neighbour of what was removed, and the removal is said', async () => {
    const page = await enter('processing-information')
    await page.getByRole('radiogroup', { name: notes.view }).getByText(notes.byQuestion).click()
    await removeFirst(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await spoken(page)
      .getByText(/^Removed/)
      .waitFor()
    await expect.poll(() => hasFocus(page.getByRole('textbox', { name: notes.insight(1) }))).toBe(true)
    await page.context().close()
  })
})

test('the focus stays on the button that moves a line, also at the end of the list, and the place is said', async () => {
  const page = await enter('testing-your-assumptions')
  const down = page.getByRole('button', { name: /^Move down/ }).first()
  const before = await down.elementHandle()
  await down.focus()
  await page.keyboard.press('Enter')
  await spoken(page).getByText('Moved to place 2 of 2.').waitFor()
  await expect.poll(() => before?.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.context().close()
})

describe('what is heard', () => {
  test('is the page that was opened, and its title says where it stands', async () => {
    const page = await enter('introduction')
    const { title } = textOf(page, 'defining-your-problem')
    await coursePage(page, project, 'one').follow('defining-your-problem')
    await spoken(page).getByText(`${title} opened`, { exact: true }).waitFor()
    expect(
      await spoken(page)
        .getByText(/Introduction/)
        .count(),
    ).toBe(0)
    expect(await page.title()).toBe(`${title} · Understanding the Problem · Clean water for all · Germina`)
    await page.context().close()
  })

  test('is not every pause: one "saved" for many, and no sentence that grows', async () => {
    const page = await enter('defining-your-problem')
    const heard = await heardOn(page)
    const who = page.getByLabel(problem.who)
    for (const word of ['Mothers', ' and children', ' of the lake']) {
      await untilSaved(page, () => who.pressSequentially(word))
    }
    expect(await heard()).toEqual(['Everything is saved.'])
    await page.context().close()
  })

  test('is that an emptied line is not saved, and what is missing, which then has the focus', async () => {
    const page = await enter('processing-information')
    await page.getByRole('radiogroup', { name: notes.view }).getByText(notes.byQuestion).click()
    const insight = page.getByRole('textbox', { name: notes.insight(1) })
    await insight.fill('')
    await insight.blur()
    await page.getByText('not saved', { exact: true }).waitFor()
    await spoken(page)
      .getByText(/Insight 1.*not saved/)
      .waitFor()
    await page.goto(step('choosing-the-causes'))
    await page.getByRole('button', { name: textOf(page, 'choosing-the-causes').primary_cta }).click()
    await spoken(page)
      .getByText(/still missing/)
      .waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('[data-field], section') !== null)).toBe(
      true,
    )
    await page.context().close()
  })

  test('is in the language in which it was written, on a page of the other language', async () => {
    const path = localePath('es', step('defining-your-problem'))
    const { page } = await home.visit(path, { as: entrepreneur })
    const definition = page.getByRole('textbox', { name: problemWords.es.definition })
    await definition.waitFor()
    expect(await definition.getAttribute('lang')).toBe('en')
    const reader = await home.visit(path, { as: mentor })
    const text = reader.page.getByText('Children fall ill from the water of the lake.', { exact: true })
    await text.first().waitFor()
    expect(await text.first().evaluate((place) => place.closest('[lang]')?.getAttribute('lang'))).toBe('en')
    const next = 'Children of the lake fall ill from its water.'
    await definition.fill(next)
    await definition.blur()
    const news = reader.page.getByText(next, { exact: true }).first()
    await expect
      .poll(() => news.evaluate((place) => place.closest('[lang]')?.getAttribute('lang')))
      .toBe('en')
    await reader.page.goto(localePath('es', step('processing-information')))
    const question = reader.page.getByRole('heading', { level: 2, name: 'Who fetches the water?' })
    await expect.poll(() => question.getAttribute('lang')).toBe('en')
    await page.context().close()
    await reader.page.context().close()
  })
})

/** All that is put into a live region from now on. */
async function heardOn(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = []
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const place = target instanceof Element ? target : target.parentElement
        const live = place?.closest('[aria-live], [role="status"], [role="alert"]')
        if (!live || live.getAttribute('aria-live') === 'off') continue
        const texts =
          type === 'characterData' ? [target.textContent] : [...addedNodes].map((node) => node.textContent)
        said.push(...texts.flatMap((text) => text || []))
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return said
  })
  return () => heard.jsonValue()
}

/** What stands below the heading is drawn after it: until then there is no way down. */
function scrolledTo(top: number): boolean {
  window.scrollTo(0, top)
  return window.scrollY === top
}

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
    const { page } = await home.visit(step('defining-your-problem'), { as: entrepreneur, dark: true })
    await coursePage(page, project, 'one').isShown('defining-your-problem')
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
