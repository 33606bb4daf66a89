import type { Page, Request } from 'playwright-core'
import { vi } from 'vitest'

const open = new WeakMap<Page, Set<Request>>()

/** Begins to count what the page has asked for and not got. */
export function watchRequests(page: Page): void {
  const waiting = new Set<Request>()
  open.set(page, waiting)
  page.on('request', (request) => waiting.add(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  page.on('framenavigated', () => waiting.clear())
}

/** Everything that was asked for has arrived, and what was drawn with it asks for nothing more. */
async function settled(page: Page, ms = 30_000): Promise<void> {
  const waiting = open.get(page)
  if (!waiting) throw new Error('watchRequests was not called for this page')
  const isQuiet = async () => {
    if (waiting.size > 0) return false
    // A document that was just replaced has no next frame.
    const isDrawn = await page.evaluate(nextFrames).catch(() => false)
    return isDrawn && waiting.size === 0
  }
  await vi.waitUntil(isQuiet, { timeout: ms, interval: 15 }).catch(() => {
    throw new Error(`Still waiting for ${[...waiting].map((request) => request.url())}`)
  })
}

const nextFrames = () =>
  new Promise<true>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  )

/** What the page is about stands there, and nothing more is coming. */
export async function isShown(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(isDrawn)
  await settled(page)
  // When the application is opened, what is below the heading is drawn after it.
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
}

/** The bar that says that a page is on its way is gone. */
const isDrawn = () =>
  [...document.querySelectorAll('[role=progressbar]')].every(
    (bar) => !/The page is loading|La página se está cargando/.test(bar.getAttribute('aria-label') ?? ''),
  )
