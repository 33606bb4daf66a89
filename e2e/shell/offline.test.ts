import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { demoSite } from '../demo.ts'

const site = await demoSite()
const strip = (page: Page) => page.getByText('You are offline. You can go on working')

test('a strip says that the line is down, as long as it is', async () => {
  const { page, context } = await site.enter('entrepreneur')
  await page.goto('/home/announcements')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await strip(page).count()).toBe(0)
  await context.setOffline(true)
  await strip(page).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await context.setOffline(false)
  await strip(page).waitFor({ state: 'detached' })
  await context.close()
})

async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const keptFiles = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const assets = loaded.filter((name) => name.includes('/assets/') && name.endsWith('.js'))
      const kept = await Promise.all(assets.map((name) => caches.match(name, { ignoreVary: true })))
      return kept.every(Boolean)
    })
  await expect.poll(keptFiles).toBe(true)
}

test('the application opens without a line, with the person and the pages seen before', async () => {
  const { page, context } = await site.enter('entrepreneur', { serviceWorker: true })
  await openAndKeep(page, '/home')
  await context.setOffline(true)
  await page.goto('/home')
  await page.getByRole('navigation', { name: 'Your account' }).getByText('Grace').waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await strip(page).waitFor()
  await page.goto('/es/home')
  await page.getByRole('navigation', { name: 'Tu cuenta' }).getByText('Grace').waitFor()
  // A public page is not kept, but whoever has the application can go on in it.
  await page.goto('/')
  await page.waitForURL('**/home')
  await context.close()
})

test('a page that was opened once opens again without a line, also if it was busy until it was closed', async () => {
  const { page, context } = await site.enter('entrepreneur', { serviceWorker: true })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await openAndKeep(page, '/home/announcements')
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await context.setOffline(true)
  await page.reload()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  await context.close()
})

test('answers of the API are never kept by the service worker', async () => {
  const { page, context } = await site.enter('entrepreneur', { serviceWorker: true })
  await openAndKeep(page, '/home')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => /^\/(graphql|api|files)/.test(path))).toEqual([])
  expect(kept).toContain('/home')
  await context.close()
})
