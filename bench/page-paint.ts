// Opens five pages as a slow phone would, each for the first time and then again, and prints for each when its heading
// stood there and what went over the line; and how long somebody who is signed out waits for the login. The last line
// is JSON. Starts the product for it. `npm run page-paint 5 summary,list` opens some of them, five times each.
import type { Browser } from 'playwright-core'
import { launchChromium } from '#testing/chromium.ts'
import type { AnswerTo } from '#web/data/graphql.ts'
import { type DemoRole, logIn } from '../e2e/log-in.ts'
import { timeToLogin, type Visited, visit } from './page-paint/visit.ts'
import { startProduct } from './product.ts'
import { middle, newPhone, slowPhone } from './slow-phone.ts'

const goals = { firstMs: 3000, laterMs: 1000, requests: 40, graphql: 2 }
const times = Number(process.argv[2] ?? 3)
const isWanted = ({ page }: Opened) => !process.argv[3] || process.argv[3].split(',').includes(page)

type Opened = { readonly page: string; readonly role: DemoRole; readonly path: string }
type Result = { readonly page: string; readonly first: Visited; readonly later: Visited }

const product = await startProduct({ RATE_LIMIT: '999999999' })
const browser = await launchChromium()
try {
  const { all, tokens } = await demoPages(product.address)
  const pages = all.filter(isWanted)
  // What the server does for the first time is not what a page takes.
  for (const { role, path } of pages) await openTwice(browser, path, tokens[role])
  const results: Result[] = []
  for (const { page, role, path } of pages) {
    const visits: { first: Visited; later: Visited }[] = []
    for (let time = 0; time < times; time += 1) visits.push(await openTwice(browser, path, tokens[role]))
    const result = {
      page,
      first: middleOf(visits.map(({ first }) => first)),
      later: middleOf(visits.map(({ later }) => later)),
    }
    results.push(result)
    process.stdout.write(`${lineOf(result)}\n`)
  }
  const waits: number[] = []
  const step = all.find(({ page }) => page === 'step')?.path ?? ''
  for (let time = 0; time < times; time += 1) waits.push(await signedOut(browser, step))
  const signedOutMs = middle(waits)
  process.stdout.write(`signed out: the login after ${signedOutMs} ms\n`)
  process.stdout.write(`${JSON.stringify({ pages: results, signedOutMs, goals, times, ...slowPhone })}\n`)
  process.exitCode = results.every(isGood) ? 0 : 1
} finally {
  await browser.close()
  await product.stop()
}

async function openTwice(browser: Browser, path: string, token: string) {
  const phone = await newPhone(browser, product.address)
  await phone.addCookies([{ name: 'token', value: token, url: product.address }])
  const first = await visit(phone, path)
  const later = await visit(phone, path)
  await phone.close()
  return { first, later }
}

async function signedOut(browser: Browser, path: string): Promise<number> {
  const phone = await newPhone(browser, product.address)
  const ms = await timeToLogin(phone, path)
  await phone.close()
  return ms
}

async function demoPages(address: string) {
  const tokens = {
    entrepreneur: await logIn(address, 'entrepreneur'),
    organiser: await logIn(address, 'organiser'),
  }
  const query = 'query DemoPages { me { project_id cohortId main_org } }'
  const ask = async (token: string) => {
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `token=${token}`, origin: address },
      body: JSON.stringify({ query }),
    })
    const { data } = (await answer.json()) as { data: AnswerTo<typeof query> }
    return data.me
  }
  const [founder, organiser] = [await ask(tokens.entrepreneur), await ask(tokens.organiser)]
  const module = `/home/project/${founder?.project_id}/one`
  const all = [
    { page: 'home', role: 'entrepreneur', path: '/home' },
    { page: 'step', role: 'entrepreneur', path: `${module}/information-sources` },
    { page: 'tree', role: 'entrepreneur', path: `${module}/building-the-problem-tree` },
    { page: 'summary', role: 'entrepreneur', path: `${module}/summary` },
    {
      page: 'list',
      role: 'organiser',
      path: `/manage/${organiser?.main_org}/${founder?.cohortId}/applications`,
    },
  ] as const satisfies readonly Opened[]
  return { all, tokens }
}

function middleOf(visits: readonly Visited[]): Visited {
  return {
    headingMs: middle(visits.map(({ headingMs }) => headingMs)),
    drawnMs: middle(visits.map(({ drawnMs }) => drawnMs)),
    wholeMs: middle(visits.map(({ wholeMs }) => wholeMs)),
    requests: middle(visits.map(({ requests }) => requests)),
    kilobytes: middle(visits.map(({ kilobytes }) => kilobytes)),
    graphql: middle(visits.map(({ graphql }) => graphql)),
  }
}

function lineOf({ page, first, later }: Result): string {
  const words = ({ headingMs, drawnMs, wholeMs, requests, kilobytes, graphql }: Visited) =>
    `${headingMs} ms, drawn after ${drawnMs}, whole after ${wholeMs}, ${requests} requests (${graphql} GraphQL), ${kilobytes} kB`
  return `${page}: first ${words(first)}; later ${words(later)}`
}

function isGood({ first, later }: Result): boolean {
  return (
    first.headingMs <= goals.firstMs &&
    later.headingMs <= goals.laterMs &&
    first.requests <= goals.requests &&
    Math.max(first.graphql, later.graphql) <= goals.graphql
  )
}
