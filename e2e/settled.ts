import type { Page, Request } from 'playwright-core'

const quietMs = 60
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

/** Everything that was asked for has arrived and nothing new was asked for a moment: much sooner than 'networkidle'. */
async function settled(page: Page, ms = 15_000): Promise<void> {
  const waiting = open.get(page)
  if (!waiting) throw new Error('watchRequests was not called for this page')
  const end = Date.now() + ms
  let quietSince = Date.now()
  while (Date.now() - quietSince < quietMs) {
    await new Promise((resolve) => setTimeout(resolve, 15))
    if (waiting.size > 0) quietSince = Date.now()
    if (Date.now() > end) throw new Error(`Still waiting for ${[...waiting].map((request) => request.url())}`)
  }
}

const loadBar = /The page is loading|La página se está cargando/

/** What the page is about stands there, and nothing more is coming. */
export async function isShown(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.getByRole('progressbar', { name: loadBar }).waitFor({ state: 'detached' })
  await settled(page)
}
