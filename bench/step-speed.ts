// Works in module one of the demo project as a founder would, and prints one JSON line: how long the next step takes
// from the click until it is shown, and how many frames a slow computer draws while somebody types among 200 records,
// and how long the longest frame is when that is saved.
// Starts the product for it.
import type { Browser, Page } from 'playwright-core'
import { stepsOfModule } from '#course/course.ts'
import { module } from '#course/understanding-the-problem/module.ts'
import { launchChromium } from '#testing/chromium.ts'
import { logIn } from '../e2e/log-in.ts'
import { startProduct } from './product.ts'
import { middle } from './slow-phone.ts'
import { plantRecords } from './step-speed/records.ts'

const goals = { shownMs: 100, framesPerSecond: 50, longestFrameOfSavingMs: 50 }
const walksThrough = 3
const slowedBy = 4
const roundsOfTyping = 5
const records = 200
/** Ten characters a second. */
const keyMs = 100
const saveMs = 1200
const typed = 'mothers at the market stop breastfeeding'

/** Where to type: a step, what to do first, and the box. */
const rooms = [
  { slug: 'building-the-problem-tree', first: 'Show as a list', box: 'Why does this happen?' },
  { slug: 'processing-information', first: 'By question', box: 'Note 1' },
  { slug: 'information-sources', first: '', box: 'Who or what, where and when?' },
] as const

const product = await startProduct({ RATE_LIMIT: '999999999' })
const browser = await launchChromium()
try {
  const token = await logIn(product.address, 'entrepreneur')
  const project = await plantRecords(product.address, token, 0)
  const walks: number[][] = []
  for (let walk = 0; walk < walksThrough; walk++) {
    walks.push(await timesOfSteps(await enter(browser, token), project))
  }
  // Here and below the middle of several: a machine that does something else at that moment says nothing about the step.
  const shown = (walks[0] ?? []).map((_, step) => middle(walks.map((walk) => walk[step] ?? Number.NaN)))
  await plantRecords(product.address, token, records)
  const frames: Record<string, Awaited<ReturnType<typeof framesOfTyping>>> = {}
  for (const room of rooms) {
    frames[room.slug] = await framesOfTyping(await enter(browser, token), project, room)
  }
  const worst = Math.max(...shown)
  const line = {
    shownMs: { median: middle(shown), worst, each: shown, walks },
    typing: { records, slowedBy, ...frames },
    goals,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
  const slowest = Math.min(...Object.values(frames).map(({ leastPerSecond }) => leastPerSecond))
  const saving = Math.max(...Object.values(frames).map((room) => room.longestFrameOfSavingMs))
  const isGood =
    worst <= goals.shownMs && slowest >= goals.framesPerSecond && saving <= goals.longestFrameOfSavingMs
  process.exitCode = isGood ? 0 : 1
} finally {
  await browser.close()
  await product.stop()
}

async function enter(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 1440, height: 900 },
  })
  await context.addCookies([{ name: 'token', value: token, url: product.address }])
  return context.newPage()
}

/** From the click on the next step in the list until its title and its room are drawn. */
async function timesOfSteps(page: Page, project: string): Promise<number[]> {
  const [first, ...others] = stepsOfModule(module.id)
  await page.goto(`/home/project/${project}/one/${first?.slug}`, { waitUntil: 'networkidle' })
  const times: number[] = []
  for (const { slug } of others) {
    const link = page.locator(`nav a[href*="/one/${slug}?"]`)
    await link.waitFor()
    times.push(
      await link.evaluate(
        (element, before) => {
          return new Promise<number>((resolve) => {
            const start = performance.now()
            const look = () => {
              const title = document.querySelector('main h1')?.textContent ?? ''
              const isThere =
                title !== '' && title !== before && !document.querySelector('main [role=status][aria-label]')
              // This runs before the frame is drawn; what is put off to the next task comes after it.
              if (isThere) setTimeout(() => resolve(Math.round(performance.now() - start)))
              else requestAnimationFrame(look)
            }
            ;(element as HTMLElement).click()
            look()
          })
        },
        await page.locator('main h1').textContent(),
      ),
    )
    await page.waitForLoadState('networkidle')
  }
  await page.context().close()
  return times
}

async function framesOfTyping(page: Page, project: string, { slug, first, box }: (typeof rooms)[number]) {
  await page.goto(`/home/project/${project}/one/${slug}`, { waitUntil: 'networkidle' })
  if (first) await page.getByRole('main').getByText(first, { exact: true }).first().click()
  if (slug === 'building-the-problem-tree') {
    await page.getByRole('main').getByRole('button', { name: box }).first().click()
  }
  if (slug === 'information-sources') {
    await page.getByRole('main').getByRole('button', { name: 'Add a source', exact: true }).click()
  }
  const field = page.getByRole('textbox', { name: box }).first()
  await field.focus()
  const line = await page.context().newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  await page.keyboard.type(typed.slice(0, 10), { delay: keyMs })
  const rounds: { moments: number[]; saving: number[] }[] = []
  for (let round = 0; round < roundsOfTyping; round++) {
    const moments = await framesDuring(page, () => page.keyboard.type(typed, { delay: keyMs }))
    // It is saved in the pause that follows.
    const saving = await framesDuring(page, () => page.waitForTimeout(saveMs))
    rounds.push({ moments, saving })
  }
  await page.context().close()
  return {
    leastPerSecond: middle(rounds.map(({ moments }) => leastPerSecond(moments))),
    longestFrameMs: middle(rounds.map(({ moments }) => longestGap(moments))),
    longestFrameOfSavingMs: middle(rounds.map(({ saving }) => longestGap(saving))),
  }
}

/** When the browser drew while something was done. */
async function framesDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  const noting = await page.evaluateHandle(() => {
    const noted = { moments: [] as number[], isOn: true }
    const note = (at: number) => {
      noted.moments.push(at)
      if (noted.isOn) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return noted
  })
  await work()
  return noting.evaluate((noted) => {
    noted.isOn = false
    return noted.moments
  })
}

function longestGap(moments: readonly number[]): number {
  return Math.round(Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at))))
}

/** The fewest frames in any second. */
function leastPerSecond(moments: readonly number[]): number {
  const last = (moments.at(-1) ?? 0) - 1000
  const counts = moments
    .filter((start) => start <= last)
    .map((start) => moments.filter((at) => at > start && at <= start + 1000).length)
  return Math.min(...counts)
}
