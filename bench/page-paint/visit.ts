import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, CDPSession } from 'playwright-core'
import { slowPage } from '../slow-phone.ts'

export type Visited = {
  /** Until its title stands there: drawn, or as this device has kept it. */
  headingMs: number
  /** Until the application has drawn it. */
  drawnMs: number
  /** Until nothing of what is in sight is still being loaded. */
  wholeMs: number
  /** What went over the line until nothing more was on its way. */
  requests: number
  kilobytes: number
  graphql: number
}

/** Opens a page in a new tab, and waits until it stands there with its heading and asks for nothing more. */
export async function visit(phone: BrowserContext, path: string): Promise<Visited> {
  const { page, line } = await slowPage(phone)
  const counted = countRequests(line)
  await page.addInitScript(noteHeading)
  await page.goto(path, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(() => window.wholeAt, undefined, { timeout: 60_000 })
  const wholeMs = Math.round(Number(await shown.jsonValue()))
  const noted = await page.evaluate(() => [window.headingAt, window.drawnAt])
  const [headingMs, drawnMs] = noted.map((at) => Math.round(at ?? Number.NaN)) as [number, number]
  const count = await counted()
  await page.close()
  return { headingMs, drawnMs, wholeMs, ...count }
}

/** From the address of a page until the heading of the page that the browser was sent to. */
export async function timeToLogin(phone: BrowserContext, path: string): Promise<number> {
  const { page } = await slowPage(phone)
  const start = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForURL('**/login?next=*', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const ms = Math.round(performance.now() - start)
  await page.close()
  return ms
}

declare global {
  interface Window {
    headingAt?: number
    drawnAt?: number
    wholeAt?: number
  }
}

/** Runs in the page: notes when its title stands there, and when nothing of it is still being loaded. */
function noteHeading(): void {
  const look = () => {
    // Not the time that the browser gives to the frame, which is from before the work that it waited for.
    const at = performance.now()
    const isDrawn = document.querySelector('main h1')?.textContent
    if (isDrawn) window.drawnAt ??= at
    if (isDrawn || document.querySelector('#last-look [data-heading]')?.textContent) window.headingAt ??= at
    const isComing = document.querySelector('main [role=status][aria-label], main [aria-busy=true]')
    if (window.drawnAt && !isComing) window.wholeAt = at
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Nothing more is coming when nothing was asked for this long; the slowed computer needs its time between two. */
const quietMs = 2500

function countRequests(line: CDPSession): () => Promise<Omit<Visited, 'headingMs' | 'drawnMs' | 'wholeMs'>> {
  const open = new Map<string, string>()
  const kept = new Set<string>()
  const count = { requests: 0, bytes: 0, graphql: 0 }
  let lastAt = performance.now()
  function end(requestId: string): string | undefined {
    const url = open.get(requestId)
    open.delete(requestId)
    lastAt = performance.now()
    return url
  }
  line.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) open.set(requestId, request.url)
  })
  line.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId))
  line.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) kept.add(requestId)
  })
  line.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = end(requestId)
    if (!url || kept.has(requestId)) return
    count.requests += 1
    count.bytes += encodedDataLength
    if (url.endsWith('/graphql')) count.graphql += 1
  })
  return async () => {
    while (open.size > 0 || performance.now() - lastAt < quietMs) await setTimeout(100)
    return {
      requests: count.requests,
      kilobytes: Math.round(count.bytes / 1000),
      graphql: count.graphql,
    }
  }
}
