import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

/** What people have in their hands: a phone that computes a quarter as fast, on a line as mobile ones are. */
export const slowPhone = { slowedBy: 4, mbitPerSecond: 1.6, latencyMs: 150 }

/** A browser that has never been here. */
export function newPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  // The limits below do not hold for what a service worker fetches.
  return browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  })
}

export async function slowPage(phone: BrowserContext): Promise<{ page: Page; line: CDPSession }> {
  const page = await phone.newPage()
  const line = await phone.newCDPSession(page)
  const bytesPerSecond = (slowPhone.mbitPerSecond * 1_000_000) / 8
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowedBy })
  return { page, line }
}

export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
