import type { BrowserContext, Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { people, site } from '../fixtures.ts'

const home = await site()
const { project, entrepreneur, mentor } = await people(home)
const path = `/home/project/${project}/one/information-sources`
const hostile = '<img src=x onerror="document.title=1"> & "Filters"'
await home.db.query('update project set name = $1 where id = $2', [hostile, project])

type Trouble = { isBroken?: boolean; isShared?: boolean; isLeaving?: boolean }
const look = (page: Page) => page.locator('#last-look')
const title = (page: Page) => page.locator('#last-look [data-heading]')
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Information sources' })
const placeOf = async (page: Page, selector: string) => page.locator(selector).boundingBox()
const looksOf = (page: Page) => page.evaluate(() => localStorage.getItem('germina.looks') ?? '')

async function visitOnce(address = path) {
  const { page, context } = await home.visit(address, { as: entrepreneur })
  await vi.waitUntil(async () => (await looksOf(page)).includes(address), { timeout: 20_000 })
  return { page, context }
}

/** The document comes, and none of the code that draws the page, until it is let in. */
async function openAgain(context: BrowserContext, size?: { width: number; height: number }) {
  const page = await context.newPage()
  if (size) await page.setViewportSize(size)
  const { promise: opened, resolve: letIn } = Promise.withResolvers<void>()
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  await page.route('**/assets/app-*.js', async (route) => {
    isAsked()
    await opened
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await asked
  await page.locator('#app').waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  return { page, letIn }
}

test('the top of a page that was seen before stands in its place before the code is here, for the eye alone', async () => {
  const first = await visitOnce()
  const before = await placeOf(first.page, 'main h1')
  const { page, letIn } = await openAgain(first.context)
  expect(await title(page).textContent()).toBe('Information sources')
  expect(await placeOf(page, '#last-look [data-heading]')).toEqual(before)
  expect(await look(page).textContent()).toContain(hostile)
  expect(await page.locator('#last-look img').count()).toBe(0)
  // Neither what is true at its moment alone, nor anything that can be used or heard.
  expect(await look(page).textContent()).not.toMatch(/Saved|No changes/)
  expect(await page.getByRole('button').count()).toBe(0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#last-look') === null)).toBe(true)
  letIn()
  await heading(page).waitFor()
  expect(await look(page).count()).toBe(0)
  await first.context.close()
})

test('it is shown to nobody else, to nobody who has logged out, and not in another window', async () => {
  const { page: owner, context } = await visitOnce()
  await owner.close()
  const narrow = await openAgain(context, { width: 390, height: 800 })
  expect(await look(narrow.page).count()).toBe(0)
  await narrow.page.close()

  const { context: others } = await home.visit('/home', { as: mentor })
  await context.addCookies(await others.cookies())
  const theirs = await openAgain(context)
  expect(await look(theirs.page).count()).toBe(0)
  theirs.letIn()
  await theirs.page.getByRole('heading', { level: 1 }).waitFor()
  await theirs.page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await theirs.page.waitForURL((url) => !url.pathname.startsWith('/home'))
  expect(await looksOf(theirs.page)).toBe('')
  await context.close()
})

test('it gives way when the application is here and still waits for an answer', async () => {
  const { page: first, context } = await visitOnce()
  await first.close()
  const { page, letIn } = await openAgain(context)
  await title(page).waitFor({ state: 'attached' })
  await page.evaluate(
    (name) => new Promise((gone) => Object.assign(indexedDB.deleteDatabase(name), { onsuccess: gone })),
    `germina-cache-${entrepreneur}`,
  )
  await page.route('**/graphql', () => {})
  await page.evaluate(() => Object.assign(globalThis, { keptEarly: undefined }))
  letIn()
  await look(page).waitFor({ state: 'detached', timeout: 10_000 })
  expect(await heading(page).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Logout' }).count()).toBeGreaterThan(0)
  await context.close()
})

test('who loads a page again is brought to their place, and sees no former look', async () => {
  const { page, context } = await visitOnce()
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('#last-look')) document.documentElement.dataset.looked = ''
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  const wasLooked = () => page.evaluate(() => document.documentElement.dataset.looked === '')
  await page.reload()
  await heading(page).waitFor()
  expect(await wasLooked()).toBe(false)
  await page.goto(path)
  await heading(page).waitFor()
  expect(await wasLooked()).toBe(true)
  await context.close()
})

test.each([
  ['what went wrong', '/home/profile', { isBroken: true }],
  ['a page on a shared computer', '/home/profile', { isShared: true }],
  ['the page of somebody who is just logging out', '/home/profile', { isLeaving: true }],
])('%s is not kept', async (_, address, trouble: Trouble) => {
  const { isBroken = false, isShared = false, isLeaving = false } = trouble
  const { page, context } = await home.visit('/privacy-policy', { as: entrepreneur })
  if (isShared) await page.evaluate(() => localStorage.setItem('germina.sharedComputer', 'yes'))
  if (isBroken) await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }))
  const keeps = page.waitForResponse(/assets\/last-look-/)
  await page.goto(address)
  await page.locator(isBroken ? 'main [role=alert] h1' : 'main h1').waitFor()
  if (isLeaving) await page.evaluate(() => localStorage.removeItem('germina.me'))
  await (await keeps).finished()
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
  expect(await looksOf(page)).not.toContain(address)
  await context.close()
})
