import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { demoSite } from '../demo.ts'
import { demoLogin } from '../log-in.ts'

const site = await demoSite()
const step = `/home/project/${site.project}/one/introduction`
const main = (page: Page) => page.getByRole('main')

test('a panel that was not loaded yet says so, the page stays, and with the line back it can be had', async () => {
  const { page, context } = await site.enter('entrepreneur')
  await page.goto(step)
  const title = main(page).getByRole('heading', { level: 1 })
  await title.waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Report a bug' }).click()
  await page.getByText('This part is not loaded yet').waitFor()
  await page.getByText('You are offline. It can be opened when the line is back.').waitFor()
  expect(await title.isVisible()).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  expect(await page.getByText('This part is not loaded yet').count()).toBe(0)
  await page.getByRole('button', { name: 'Report a bug' }).click()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.getByText('This part is not loaded yet').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Report a bug' }).click()
  await page.getByRole('dialog', { name: 'Report a bug' }).waitFor()
  await context.close()
})

test('a page that was not loaded yet says so and opens when the line is back', async () => {
  const { page, context } = await site.enter('entrepreneur')
  await page.goto('/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await page.getByRole('heading', { name: 'This page is not on this device yet' }).waitFor()
  expect(await page.getByText('Status 500').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
  await context.close()
})

test('a module that nobody answers about says so, and opens at a step when it is asked for again', async () => {
  const { page, context } = await site.enter('entrepreneur')
  await page.goto(step)
  await main(page).getByRole('heading', { level: 1 }).waitFor()
  await context.route('**/graphql', (route) =>
    route.request().postData()?.includes('"module":"two"') ? route.abort() : route.fallback(),
  )
  await page.goto(`/home/project/${site.project}/two`)
  await page.getByRole('heading', { name: 'We cannot reach the server' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await context.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(`**/home/project/${site.project}/two/introduction?*`)
  await main(page).getByRole('heading', { level: 1, name: 'Introduction' }).waitFor()
  await context.close()
})

test('all parts are kept ahead when nothing else is to do, and open without a line', async () => {
  const { page, context } = await site.enter('entrepreneur', { serviceWorker: true })
  await page.goto(step)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const kept = () =>
    page.evaluate(async () => {
      const worker = await (await fetch('/service-worker.js')).text()
      const { files, later } = JSON.parse(worker.slice(worker.indexOf('{'), worker.indexOf('\n')))
      const found = await Promise.all(
        [...files, ...later].map((path) => caches.match(path, { ignoreVary: true })),
      )
      return found.filter(Boolean).length - found.length
    })
  await expect.poll(kept, { timeout: 180_000, interval: 500 }).toBe(0)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Report a bug' }).click()
  await page.getByRole('dialog', { name: 'Report a bug' }).waitFor()
  await context.close()
})

test('a saver of data loads nothing ahead', async () => {
  const { page, context } = await site.enter('entrepreneur', { serviceWorker: true })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await page.clock.install()
  await page.goto('/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.clock.runFor(30_000)
  const bug = () =>
    page.evaluate(async () => {
      const keys = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return keys.flat().some(({ url }) => url.includes('/bug-dialog'))
    })
  expect(await bug()).toBe(false)
  await context.close()
})

describe.each([1440, 390])('at %d px', (width) => {
  test('the strip that says "offline" is seen when scrolled, and covers no field that has the focus', async () => {
    const { page, context } = await site.enter('entrepreneur', { width, height: 700 })
    await page.goto('/home/profile')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await context.setOffline(true)
    const strip = page.getByText('You are offline. You can go on working')
    await strip.waitFor()
    await page.evaluate(() => window.scrollTo(0, 600))
    const box = await strip.boundingBox()
    const bar = await page.getByRole('banner').first().boundingBox()
    expect(Math.round(box?.y ?? 0)).toBe(Math.round((bar?.y ?? 0) + (bar?.height ?? 0)))
    const links = main(page).getByRole('button')
    for (let index = (await links.count()) - 1; index >= 0; index -= 1) {
      await links.nth(index).focus()
      const field = await links.nth(index).boundingBox()
      expect(field?.y ?? 0).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    }
    await context.close()
  })
})

test('who logs out without a line is logged out once, sees why there is no login, and can log in again later', async () => {
  const { page, context } = await site.enter('entrepreneur', { ownSession: true, serviceWorker: true })
  await page.goto('/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.evaluate(() => {
    localStorage.setItem('germina-half:another/p1/s1', '"half"')
  })
  await context.setOffline(true)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('heading', { name: 'You are logged out' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(documents).toBeLessThanOrEqual(3)
  expect(await page.evaluate(() => localStorage.getItem('germina-half:another/p1/s1'))).toBe('"half"')
  await context.setOffline(false)
  await page.waitForURL('**/login')
  const { email, password } = demoLogin('entrepreneur')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/home')
  await page.getByRole('navigation', { name: 'Your account' }).getByText('Grace').waitFor()
  await context.close()
})

test('a profile that is reloaded without a line shows what was saved, or nothing to edit', async () => {
  const { page, context } = await site.enter('entrepreneur', { serviceWorker: true })
  await page.goto('/home/profile')
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const shown = () => main(page).textContent()
  const before = await shown()
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
  expect(await shown()).toBe(before)
  await context.close()
})
