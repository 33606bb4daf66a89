import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { people, site } from '../fixtures.ts'
import { isShown, watchRequests } from '../settled.ts'

const home = await site()
const { project, entrepreneur, mentor } = await people(home)
const path = `/home/project/${project}/one/information-sources`
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Information sources' })

declare global {
  interface Window {
    opened: string[]
  }
}

/** Notes which databases of the browser are opened, the first one on top. */
function noteOpened(): void {
  window.opened = []
  const open = indexedDB.open.bind(indexedDB)
  indexedDB.open = (name, version) => {
    window.opened.push(name)
    return open(name, version)
  }
}

async function openAgain(context: BrowserContext, work?: (page: Page) => Promise<unknown>) {
  const page = await context.newPage()
  await page.addInitScript(noteOpened)
  await work?.(page)
  await page.goto(path, { waitUntil: 'commit' })
  await heading(page).waitFor()
  const opened = await page.evaluate(() => window.opened)
  return { page, opened: opened.filter((name) => name.startsWith('germina-cache-')) }
}

/** What is read is kept when the browser has nothing else to do. */
async function visitOnce() {
  const { page, context } = await home.visit(path, { as: entrepreneur })
  watchRequests(page)
  await heading(page).waitFor()
  await isShown(page)
  await page.close()
  return context
}

test('what the device has kept is read once, before the application is here, and shown without an answer', async () => {
  const context = await visitOnce()
  const { opened } = await openAgain(context, (page) => page.route('**/graphql', () => {}))
  expect(opened).toEqual([`germina-cache-${entrepreneur}`])
  await context.close()
})

test('what was kept for one person is not taken for the next', async () => {
  const context = await visitOnce()
  const { context: others } = await home.visit('/home', { as: mentor })
  await context.addCookies(await others.cookies())
  const { opened } = await openAgain(context)
  expect(opened).toEqual([`germina-cache-${entrepreneur}`, `germina-cache-${mentor}`])
  await context.close()
})

test('where the browser has thrown away what was kept, the page opens all the same, and keeps it anew', async () => {
  const context = await visitOnce()
  const other = await context.newPage()
  await other.goto('/privacy-policy')
  const name = `germina-cache-${entrepreneur}`
  await other.evaluate(
    (gone) =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(gone).onsuccess = resolve
      }),
    name,
  )
  const first = await openAgain(context)
  expect(first.opened).toEqual([name, name])
  watchRequests(first.page)
  await isShown(first.page)
  await first.page.close()
  const again = await openAgain(context, (page) => page.route('**/graphql', () => {}))
  expect(again.opened).toEqual([name])
  await context.close()
})
