import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { sharedChromium } from '#testing/chromium.ts'

/** The browser that the files of a worker share. What a file leaves open is closed with it. Called at its top. */
export async function openBrowser(): Promise<Browser> {
  const browser = await sharedChromium()
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  })
  return browser
}
