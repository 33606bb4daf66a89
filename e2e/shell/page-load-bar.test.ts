import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSite } from '../demo.ts'

const site = await demoSite()
const bar = (page: Page) => page.getByRole('progressbar', { name: 'The page is loading' })

const screen = '**/assets/cohorts-screen*.js'

/** On a page of the application, with time standing still and the code of the next page held back. */
async function openAndHold() {
  const at = new Date()
  const { page, context } = await site.enter('mentor')
  await page.clock.install({ time: at })
  await page.goto('/home/announcements')
  const link = page.getByRole('link', { name: 'Matching' })
  await link.waitFor()
  await page.clock.pauseAt(new Date(at.getTime() + 60_000))
  const held: Route[] = []
  await page.route(screen, (route) => void held.push(route))
  await link.click()
  await expect.poll(() => held.length).toBe(1)
  return { page, context, held }
}

test('a page that takes longer than 200 ms gets a bar, which finishes with it', async () => {
  const { page, context, held } = await openAndHold()
  await page.clock.runFor(199)
  expect(await bar(page).count()).toBe(0)
  await page.clock.runFor(1)
  await bar(page).waitFor()
  expect(await bar(page).getAttribute('data-state')).toBe('running')
  await held[0]?.continue()
  await expect.poll(() => bar(page).getAttribute('data-state')).toBe('finished')
  await page.clock.runFor(300)
  await expect.poll(() => bar(page).count()).toBe(0)
  await context.close()
})

test('the bar takes five seconds and then ends by itself', async () => {
  const { page, context } = await openAndHold()
  await page.clock.runFor(200)
  await bar(page).waitFor()
  await page.clock.runFor(4999)
  expect(await bar(page).getAttribute('data-state')).toBe('running')
  await page.clock.runFor(1)
  await expect.poll(() => bar(page).getAttribute('data-state')).toBe('finished')
  await context.close()
})

/** Notes every state of the bar in the page itself: the last one stands for 300 ms, too short to be waited for. */
function noteStates() {
  const noted: string[] = []
  Object.assign(globalThis, { noted })
  new MutationObserver(() => {
    const state = document.querySelector('[role=progressbar]')?.getAttribute('data-state')
    if (state && state !== noted.at(-1)) noted.push(state)
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

test('a page that cannot be loaded ends the bar as failed', async () => {
  const { page, context } = await site.enter('mentor')
  await page.addInitScript(noteStates)
  const held: Route[] = []
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  // The first loss reloads the page, the second is an error. Some browsers ask once more for what was lost ahead of its use.
  await page.route(screen, (route) => (documents === 1 ? route.abort() : void held.push(route)))
  await page.goto('/home/matching', { waitUntil: 'commit' })
  await expect.poll(() => held.length).toBe(1)
  await bar(page).waitFor()
  await held[0]?.abort()
  await page.getByRole('heading', { name: 'An error occurred' }).waitFor()
  await page.getByText('Status 500').waitFor()
  await expect.poll(() => bar(page).count()).toBe(0)
  expect(await page.evaluate('noted')).toEqual(['running', 'failed'])
  await context.close()
})
