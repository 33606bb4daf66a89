import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoSite, type Role } from '../demo.ts'

const site = await demoSite()
const project = `/home/project/${site.project}`
const step = `${project}/one/introduction`

async function measure(place: Locator): Promise<{ width: number; height: number }> {
  await place.waitFor()
  const box = await place.boundingBox()
  return { width: box?.width ?? 0, height: box?.height ?? 0 }
}

async function open(role: Role, path: string, width = 1440): Promise<Page> {
  const { page } = await site.enter(role, { width })
  await page.goto(path)
  return page
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** Of everybody one page after another: what stands there, and how wide its drawer is. */
const pages: readonly (readonly [
  Role,
  readonly (readonly [path: string, drawer?: string, width?: number])[],
])[] = [
  ['anonymous', [['/'], ['/login']]],
  [
    'entrepreneur',
    [
      ['/home'],
      ['/home/announcements', 'Main menu', 300],
      [step, 'Modules and steps', 300],
      [`${project}/businessplan`, 'Business plan menu', 260],
    ],
  ],
  [
    'organiser',
    [
      ['/manage/lakeshore', 'Organisation menu', 300],
      [`/manage/lakeshore/${site.cohort}`, 'Cohort menu', 300],
    ],
  ],
  ['admin', [['/manage', 'Platform menu', 300]]],
]

test.each(pages)(
  '%s: the top bar is 80 px high everywhere, and drawers are as wide as specified',
  async (role, all) => {
    const page = await open(role, 'about:blank')
    for (const [path, drawer, width] of all) {
      await page.goto(path)
      expect((await measure(page.getByRole('banner').first())).height, path).toBe(80)
      if (drawer)
        expect((await measure(page.getByRole('navigation', { name: drawer }))).width, path).toBe(width)
      await page.setViewportSize(phone)
      await expect.poll(async () => (await measure(page.getByRole('banner').first())).height).toBe(80)
      await page.setViewportSize(desktop)
    }
    await page.context().close()
  },
)

describe('drawers', () => {
  test('start open, close and open again with the menu button', async () => {
    const page = await open('entrepreneur', '/home/announcements')
    const drawer = page.getByRole('navigation', { name: 'Main menu' })
    await drawer.waitFor()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await drawer.waitFor()
    await page.context().close()
  })

  test('are a sheet over the page on a phone, which closes with the next page', async () => {
    const page = await open('mentor', '/home/announcements', 390)
    const drawer = page.getByRole('navigation', { name: 'Main menu' })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const { width } = await measure(drawer)
    expect(width).toBeGreaterThan(340)
    await drawer.getByRole('link', { name: 'Dashboard' }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/home')
    await page.context().close()
  })
})

test.each([
  [1440, 432],
  [390, 390],
])('the feedback drawer takes 30 percent, on a phone everything: of %i px %i px', async (width, expected) => {
  const page = await open('entrepreneur', step, width)
  await page.getByRole('button', { name: 'Report a bug' }).waitFor()
  await page.evaluate(
    () =>
      window.dispatchEvent(new CustomEvent('openFeedback', { detail: { fieldId: 'expectation' } })) &&
      undefined,
  )
  const drawer = page.getByRole('dialog', { name: 'Feedback' })
  expect((await measure(drawer)).width).toBe(expected)
  const box = await drawer.boundingBox()
  expect((box?.x ?? 0) + expected).toBe(width)
  await page.context().close()
})

/** The page has been told, and has drawn what follows from it. */
function scrolledTo(top: number): Promise<unknown> {
  const drawn = new Promise((resolve) => {
    const nextFrame = () => requestAnimationFrame(() => requestAnimationFrame(resolve))
    window.addEventListener('scroll', nextFrame, { once: true })
  })
  window.scrollTo(0, top)
  return drawn
}

test('the way back to the top appears after more than 300 px', async () => {
  const page = await open('entrepreneur', '/home/announcements')
  const button = page.getByRole('button', { name: 'Back to the top' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('main').evaluate((main) => {
    main.style.minHeight = '3000px'
  })
  await page.evaluate(scrolledTo, 300)
  expect(await button.count()).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 301))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await button.waitFor({ state: 'detached' })
  await page.context().close()
})
