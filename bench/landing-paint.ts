// Opens the landing page as a slow phone would and prints when its largest part was painted, as one JSON line.
// Starts the product for it; an address as argument measures that one instead.
import type { Browser } from 'playwright-core'
import { launchChromium } from '#testing/chromium.ts'
import { startProduct } from './product.ts'
import { middle, newPhone, slowPage, slowPhone } from './slow-phone.ts'

const goalMs = 2000
const visits = 5

const given = process.argv[2]
const product = given ? null : await startProduct()
const browser = await launchChromium()
try {
  const paints: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    paints.push(await largestPaint(browser, given ?? product?.address ?? ''))
  }
  const largestPaintMs = middle(paints)
  const line = {
    page: '/',
    largestPaintMs,
    slowestMs: Math.max(...paints),
    goalMs,
    visits,
    ...slowPhone,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
  process.exitCode = largestPaintMs <= goalMs ? 0 : 1
} finally {
  await browser.close()
  await product?.stop()
}

/** Each visit is a first one: nothing is kept from the visit before. */
async function largestPaint(browser: Browser, address: string): Promise<number> {
  const phone = await newPhone(browser, address)
  const { page } = await slowPage(phone)
  await page.goto('/', { waitUntil: 'networkidle' })
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
  await phone.close()
  return Math.round(ms)
}
