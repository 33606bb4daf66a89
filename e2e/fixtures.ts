import { createServer } from 'node:net'
import { pino } from 'pino'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { ensureHub } from '#server/auth/hub.ts'
import { loadContent } from '#server/content/load-content.ts'
import { buildApp } from '#server/http/app.ts'
import { testEnv } from '#testing/api.ts'
import { launchChromium } from '#testing/chromium.ts'
import { testDatabase } from '#testing/database.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'

export type Visitor = {
  /** A user id; nobody is signed in without one. */
  as?: string
  width?: number
  height?: number
  dark?: boolean
}

export type Visit = {
  page: Page
  context: BrowserContext /** What the browser complained about. */
  complaints: string[]
}

/** The built application on a real server and database of its own, and a browser. Called at the top of a test file. */
export async function site() {
  const { db } = await testDatabase()
  await loadContent(db)
  const port = await freePort()
  const address = `http://localhost:${port}`
  const env = testEnv({ PUBLIC_URL: address })
  const app = await buildApp({ env, db, log: pino({ level: process.env.TEST_LOG ?? 'silent' }) })
  await app.listen({ port, host: '127.0.0.1' })
  const browser: Browser = await launchChromium()
  afterAll(async () => {
    await browser.close()
    await app.close()
  })

  async function visit(path: string, visitor: Visitor = {}): Promise<Visit> {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: visitor.width ?? 1366, height: visitor.height ?? 768 },
      colorScheme: visitor.dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    })
    if (visitor.as) {
      const { cookie } = await sessionFor(db, env, visitor.as)
      const [name = '', value = ''] = cookie.split('=')
      await context.addCookies([{ name, value, url: address }])
    }
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(path, { waitUntil: 'networkidle' })
    return { page, context, complaints }
  }

  return { db, env, app, address, browser, visit, build: world(db) }
}

export type Site = Awaited<ReturnType<typeof site>>

/** The five kinds of people around one running cohort of the organisation `acme`. */
export async function people({ db, env, build }: Pick<Site, 'db' | 'env' | 'build'>) {
  const hub = await ensureHub(db, env)
  const org = await build.organisation('acme')
  const cohort = await build.cohort({ org })
  const member = { org, cohort, applicationStatus: 'approved' }
  const entrepreneur = await build.person({ ...member, role: 'entrepreneur', name: 'Elena' })
  const mentor = await build.person({ ...member, role: 'mentor', name: 'Marco' })
  const organiser = await build.person({ role: 'admin', org, name: 'Olga' })
  const superAdmin = await build.person({ role: 'admin', orgRole: 'owner', org: hub, name: 'Sara' })
  // A person with an empty profile is sent to onboarding.
  await db.query(`update users set basic_data = '{"selectedNationality": "Peru"}' where role <> 'admin'`)
  const project = await build.project({
    cohort,
    org,
    owner: entrepreneur,
    mentor,
    signed: ['mentor', 'entrepreneur'],
    name: 'Clean water for all',
  })
  return { org, cohort, project, entrepreneur, mentor, organiser, superAdmin }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
