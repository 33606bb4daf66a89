import type { BrowserContext, Page } from 'playwright-core'

export type Count = {
  loads: number
  /** Pages that showed nothing, for whatever reason, until patience ended. */
  blank: number
  /** Pages whose first code got lost and that came back by themselves. */
  recovered: number
  /** Requests for code that the browser gave up. */
  lostRequests: number
  medianMs: number
  slowestMs: number
}

const patienceMs = 20_000

/** Opens one page after another in the same tab, as somebody in a hurry would, and counts those that stay empty. */
export async function countBlank(
  context: BrowserContext,
  paths: readonly string[],
  loads: number,
  tell: (line: string) => void = () => {},
): Promise<Count> {
  const page = await context.newPage()
  const lost: string[] = []
  page.on('requestfailed', (request) => {
    if (request.url().includes('/assets/')) lost.push(`${request.failure()?.errorText} ${request.url()}`)
  })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  const times: number[] = []
  const count = { blank: 0, recovered: 0, lostRequests: 0 }
  for (let load = 0; load < loads; load += 1) {
    const path = paths[load % paths.length] ?? '/home'
    const [lostBefore, documentsBefore, start] = [lost.length, documents, performance.now()]
    await page.goto(path)
    const isShown = await shows(page)
    times.push(Math.round(performance.now() - start))
    const losses = lost.slice(lostBefore)
    count.lostRequests += losses.length
    if (!isShown) count.blank += 1
    else if (documents - documentsBefore > 1) count.recovered += 1
    if (!isShown || losses.length > 0)
      tell(`${load} ${path} ${isShown ? 'shown' : 'blank'} ${losses.join(' ')}`)
  }
  await page.close()
  times.sort((a, b) => a - b)
  const medianMs = times[Math.floor(loads / 2)] ?? Number.NaN
  return { loads, ...count, medianMs, slowestMs: times.at(-1) ?? Number.NaN }
}

async function shows(page: Page): Promise<boolean> {
  try {
    await page.locator('main h1').first().waitFor({ timeout: patienceMs })
    return true
  } catch {
    return false
  }
}
