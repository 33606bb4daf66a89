import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { countBlank } from '../../bench/page-loads/count-blank.ts'
import { axeFindings } from '../axe.ts'
import { demoSite } from '../demo.ts'
import { isShown, watchRequests } from '../settled.ts'

const site = await demoSite()
const firstCode = '**/assets/app-*.js'

/**
 * What happens to the first request of this name; all later ones go through. The route stays: one that ends while the
 * page loads (`times`) switches the interception off, and requests under way at that moment never come back.
 */
async function first(page: Page, code: string, happens: (route: Route) => unknown): Promise<void> {
  let isFirst = true
  await page.route(code, (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    return happens(route)
  })
}

test('twelve pages in a row, with the service worker on, and none of them is blank', async () => {
  const { context } = await site.enter('entrepreneur', { serviceWorker: true })
  const paths = [
    '/home',
    `/home/project/${site.project}`,
    `/es/home/project/${site.project}/one/introduction`,
  ]
  const { loads, blank } = await countBlank(context, paths, 12)
  expect({ loads, blank }).toEqual({ loads: 12, blank: 0 })
  await context.close()
})

test('code never passes through the service worker while there is a line', async () => {
  const { page, context } = await site.enter('entrepreneur', { serviceWorker: true })
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const through: string[] = []
  page.on('response', (response) => {
    if (response.fromServiceWorker() && response.url().includes('/assets/')) through.push(response.url())
  })
  await page.reload()
  await page.locator('main h1').waitFor()
  expect(through).toEqual([])
  await context.close()
})

test('a page whose first code gets lost comes back by itself', async () => {
  const { page, context } = await site.enter('entrepreneur')
  await first(page, firstCode, (route) => route.abort())
  await page.goto('/home', { waitUntil: 'commit' })
  await page.locator('main h1').waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('germina.firstLoad'))).toBeNull()
  await context.close()
})

test('a page whose code hangs for ever is loaded again', async () => {
  const { page, context } = await site.enter('entrepreneur')
  await page.clock.install()
  let isHanging = false
  await first(page, firstCode, () => {
    isHanging = true
  })
  await page.goto('/home', { waitUntil: 'commit' })
  await expect.poll(() => isHanging).toBe(true)
  // The browser asks for the code before it has run what watches over it.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive')
  expect(await page.locator('#app > *').count()).toBe(0)
  await page.clock.runFor(61_000)
  await page.locator('main h1').waitFor()
  await context.close()
})

const widths = [1440, 390]
const words = {
  en: ['This page did not load', 'Try again'],
  es: ['Esta página no se cargó', 'Intentar otra vez'],
}

test.each(widths)('a page whose code stays lost says so in both languages, at %d px', async (width) => {
  const { page, context } = await site.enter('entrepreneur', { width })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route(firstCode, (route) => route.abort())
  await page.goto('/es/home')
  const title = page.getByRole('heading', { level: 1, name: words.es[0] ?? '' })
  await title.waitFor({ timeout: 30_000 })
  await page.getByRole('heading', { level: 2, name: words.en[0] ?? '' }).waitFor()
  expect(documents).toBe(4)
  expect(await axeFindings(page)).toEqual([])
  await page.unroute(firstCode)
  await page.getByRole('button', { name: `${words.es[1]} / ${words.en[1]}` }).click()
  await title.waitFor({ state: 'detached' })
  await page.locator('main h1').waitFor()
  await context.close()
})

test('the login page comes back too when its code gets lost', async () => {
  const { page, context } = await site.enter('anonymous')
  watchRequests(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await first(page, '**/assets/public-*.js', (route) => route.abort())
  await page.goto('/login', { waitUntil: 'commit' })
  await expect.poll(() => documents).toBe(2)
  await isShown(page)
  await page.getByLabel('E-mail').fill('entrepreneur@example.org')
  await page.getByLabel('Password', { exact: true }).fill('germina-demo-2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/home')
  await context.close()
})
