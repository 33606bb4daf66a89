// Opens the landing page as a slow phone would and prints when its largest part was painted, as one JSON line.
// Starts the product for it; an address as argument measures that one instead.
import type { Browser } from 'playwright-core'
import { launchChromium } from '#testing/chromium.ts'
import { startProduct } from './product.ts'

const goalMs = 2000
const visits = 5
const slowedBy = 4
const mbitPerSecond = 1.6
const latencyMs = 150

const given = process.argv[2]
const product = given ? null : await startProduct()
const browser = await launchChromium()
try {
  const paints: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    paints.push(await largestPaint(browser, given ?? product?.address ?? ''))
  }
  paints.sort((a, b) => a - b)
  const largestPaintMs = paints[Math.floor(visits / 2)] ?? Number.NaN
  const line = {
    page: '/',
    largestPaintMs,
    slowestMs: paints.at(-1),
    goalMs,
    visits,
    slowedBy,
    mbitPerSecond,
    latencyMs,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
  process.exitCode = largestPaintMs <= goalMs ? 0 : 1
} finally {
  await browser.close()
  await product?.stop()
}

/** Each visit is a first one: nothing is kept from the visit before. */
async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  const bytesPerSecond = (mbitPerSecond * 1_000_000) / 8
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  await page.goto(`${address}/`, { waitUntil: 'networkidle' })
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((seen) => resolve(seen.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        )
      }),
  )
  await context.close()
  return Math.round(ms)
}
