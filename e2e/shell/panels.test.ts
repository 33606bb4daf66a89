import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { demoSite, type Role } from '../demo.ts'

const site = await demoSite()
const step = `/home/project/${site.project}/one/introduction`

/** What lies over the page: how it is opened, and how its window is called. */
const panels: Record<
  string,
  { role: Role; path: string; open: (page: Page) => Promise<void>; name: string }
> = {
  'bug dialog': {
    role: 'entrepreneur',
    path: step,
    open: (page) => page.getByRole('button', { name: 'Report a bug' }).click(),
    name: 'Report a bug on current step',
  },
  'feedback drawer': { role: 'mentor', path: step, open: openFeedback, name: 'Feedback' },
  'theme panel': {
    role: 'organiser',
    path: '/manage/lakeshore',
    open: openSettings,
    name: 'Settings',
  },
}

/** A small screen folds the second bar into the first. */
async function openSettings(page: Page): Promise<void> {
  const settings = page.getByRole('button', { name: 'Settings' })
  const folded = page.getByRole('button', { name: 'Your account' })
  await settings.or(folded).first().waitFor()
  if (await folded.isVisible()) await folded.click()
  await settings.click()
}

async function openFeedback(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report a bug' }).waitFor()
  await page.evaluate(() => {
    window.dispatchEvent(new CustomEvent('openFeedback', { detail: { fieldId: 'expectation' } }))
  })
}

describe.each(Object.entries(panels))('the %s', (_name, { role, path, open, name }) => {
  test.each([
    [1440, false],
    [390, true],
  ])('is clean to axe %i px wide, dark: %s, and closes with Escape', async (width, dark) => {
    const { page, context, complaints } = await site.enter(role, { width, dark })
    await page.goto(path)
    await open(page)
    const panel = page.getByRole('dialog', { name })
    await panel.waitFor()
    await expect.poll(() => panel.evaluate((place) => place.contains(document.activeElement))).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('the chosen colour, side menu and screen are remembered', async () => {
  const { page, context } = await site.enter('entrepreneur')
  await page.goto('/home/announcements')
  await page.getByRole('button', { name: 'Settings' }).click()
  const panel = page.getByRole('dialog', { name: 'Settings' })
  await panel.waitFor()
  expect(await panel.getByRole('group', { name: 'Colour' }).getByRole('radio').count()).toBe(9)
  expect(await panel.getByRole('radio', { name: 'Indigo' }).isChecked()).toBe(true)
  await panel.getByText('Pink').click()
  await panel.getByRole('group', { name: 'Side menu' }).getByText('Dark').click()
  await panel.getByRole('group', { name: 'Screen' }).getByText('Dark').click()
  await page.reload()
  await page.locator('nav[data-sidebar=dark]').waitFor()
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  await page.getByRole('button', { name: 'Settings' }).click()
  expect(await panel.getByRole('radio', { name: 'Pink' }).isChecked()).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await context.close()
})
