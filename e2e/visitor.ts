import type { Browser, BrowserContext, Page } from 'playwright-core'

export type Visitor = {
  /** The value of the session cookie; nobody is signed in without one. */
  token?: string | undefined
  width?: number
  height?: number
  dark?: boolean
  /** Off where a test is not about it: it loads the whole shell in the background. */
  serviceWorker?: boolean
  /** Off as well where a test is not about it: the other rooms of a module, and whatever is pointed at. */
  loadsAhead?: boolean
  javaScript?: boolean
}

export type Visit = {
  page: Page
  context: BrowserContext
  /** What the browser complained about: errors in the console, and requests that failed. */
  complaints: string[]
}

export async function newVisitor(browser: Browser, address: string, visitor: Visitor = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: visitor.width ?? 1440, height: visitor.height ?? 900 },
    colorScheme: visitor.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: visitor.serviceWorker ? 'allow' : 'block',
    javaScriptEnabled: visitor.javaScript ?? true,
  })
  if (!(visitor.loadsAhead ?? visitor.serviceWorker)) await context.addInitScript(saveData)
  if (visitor.token) await context.addCookies([{ name: 'token', value: visitor.token, url: address }])
  // A slow machine is no fault of the page.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const complaints: string[] = []
  onComplaint(page, (complaint) => complaints.push(complaint))
  return { page, context, complaints }
}

/** As the browser of somebody whose line is metered says it. */
function saveData(): void {
  const value = { saveData: true, effectiveType: '4g' }
  Object.defineProperty(navigator, 'connection', { value, configurable: true })
}

export function onComplaint(page: Page, note: (complaint: string) => void): void {
  const say = (what: string) => note(`${new URL(page.url()).pathname}: ${what}`)
  page.on('console', (message) => {
    if (message.type() === 'error') say(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => say(String(error)))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // What a page had asked for when the next one opened is given up, not failed.
    if (reason !== 'net::ERR_ABORTED') say(`${reason} ${request.url()}`)
  })
}
