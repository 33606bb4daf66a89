// Works in the modules of the demo project that have their rooms as a founder would, and prints one JSON line: how long the
// next step takes from the click until it is shown, and how many frames a slow computer draws while somebody types in a
// large plan, and how long the longest frame is when that is saved.
// Starts the product for it. With names of modules and steps as arguments, only the ways through those
// and typing in those are measured.
import type { Browser, Page } from 'playwright-core'
import { moduleBySlug } from '#course/course.ts'
import { type ModuleSlug, moduleSlugs } from '#domain/plan/modules.ts'
import { launchChromium } from '#testing/chromium.ts'
import { logIn } from '../e2e/log-in.ts'
import { startProduct } from './product.ts'
import { middle } from './slow-phone.ts'
import { amounts, ownProject, plantRecords } from './step-speed/records.ts'
import { rooms, type TypedRoom } from './step-speed/rooms.ts'

const goals = { shownMs: 100, framesPerSecond: 50, longestFrameOfSavingMs: 50 }
const named = process.argv.slice(2)
const isAsked = (slug: string) => named.length === 0 || named.includes(slug)
const modules = moduleSlugs.filter(isAsked)
const typedIn = rooms.filter(({ slug }) => isAsked(slug))
const walksThrough = 3
const slowedBy = 4
const roundsOfTyping = 3
/** Ten characters a second. */
const keyMs = 100
const saveMs = 1200
const typed = 'mothers at the market '

const product = await startProduct({ RATE_LIMIT: '999999999' })
const browser = await launchChromium()
try {
  const token = await logIn(product.address, 'entrepreneur')
  const project = await ownProject(product.address, token)
  const shown: Record<string, number[]> = {}
  for (const module of modules) {
    const walks: number[][] = []
    for (let walk = 0; walk < walksThrough; walk++) {
      walks.push(await timesOfSteps(await enter(browser, token), project, module))
    }
    // Here and below the middle of several: a machine that does something else at that moment says nothing about the step.
    shown[module] = (walks[0] ?? []).map((_, step) => middle(walks.map((walk) => walk[step] ?? Number.NaN)))
  }
  await plantRecords(product.address, token)
  const frames: Record<string, Awaited<ReturnType<typeof framesOfTyping>>> = {}
  for (const room of typedIn) {
    frames[room.slug] = await framesOfTyping(await enter(browser, token), project, room)
  }
  const all = Object.values(shown).flat()
  const worst = Math.max(...all)
  const line = {
    shownMs: { median: middle(all), worst, ...shown },
    typing: { ...amounts, slowedBy, ...frames },
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
async function timesOfSteps(page: Page, project: string, module: ModuleSlug): Promise<number[]> {
  const [first, ...others] = moduleBySlug(module)?.steps ?? []
  await page.goto(`/home/project/${project}/${module}/${first?.slug}`, { waitUntil: 'networkidle' })
  const times: number[] = []
  for (const { slug } of others) {
    const link = page.locator(`nav a[href*="/${module}/${slug}?"]`)
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

async function framesOfTyping(page: Page, project: string, { module, slug, open }: TypedRoom) {
  await page.goto(`/home/project/${project}/${module}/${slug}`, { waitUntil: 'networkidle' })
  const field = await open(page.getByRole('main'), page)
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
