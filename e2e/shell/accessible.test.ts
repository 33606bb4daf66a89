import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { words as problemWords } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import { words as noteWords } from '#course/understanding-the-problem/processing-information/words.ts'
import { localePath } from '#web/i18n/locale.ts'
import { coursePage } from '../pages/course-page.ts'
import { writtenPlan } from './written-plan.ts'

const { home, project, entrepreneur, mentor, step, enter } = await writtenPlan()
const problem = problemWords.en
const notes = noteWords.en

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)
const spoken = (page: Page) => page.locator('[data-spoken]')
const textOf = (page: Page, slug: string) => coursePage(page, project, 'one').stepText(slug)
const textIn = (place: Locator) => place.inputValue()

const removeFirst = (page: Page) => page.getByRole('button', { name: notes.removeInsight(1) })

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
