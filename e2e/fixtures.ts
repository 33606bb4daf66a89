import { pino } from 'pino'
import { afterAll } from 'vitest'
import { ensureHub } from '#server/auth/hub.ts'
import { loadContent } from '#server/content/load-content.ts'
import { buildApp } from '#server/http/app.ts'
import { testEnv } from '#testing/api.ts'
import { testDatabase } from '#testing/database.ts'
import { makePatiently } from '#testing/patient-documents.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'
import { openBrowser } from './browser.ts'
import { freePort } from './free-port.ts'
import { isShown, watchRequests } from './settled.ts'
import { newVisitor, type Visit } from './visitor.ts'

type Visitor = {
  /** A user id; nobody is signed in without one. */
  as?: string
  width?: number
  height?: number
  dark?: boolean
  serviceWorker?: boolean
  loadsAhead?: boolean
}

/** The built application on a real server and database of its own, and a browser. Called at the top of a test file. */
export async function site() {
  const { db } = await testDatabase()
  await loadContent(db)
  const port = await freePort()
  const address = `http://localhost:${port}`
  const env = testEnv({ PUBLIC_URL: address })
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const app = await buildApp({ env, db, log, makeDocument: makePatiently })
  await app.listen({ port, host: '127.0.0.1' })
  afterAll(() => app.close())
  const browser = await openBrowser()

  async function visit(path: string, { as, ...visitor }: Visitor = {}): Promise<Visit> {
    const token = as ? await tokenOf(as) : undefined
    const visit = await newVisitor(browser, address, { width: 1366, height: 768, ...visitor, token })
    watchRequests(visit.page)
    await visit.page.goto(path)
    await isShown(visit.page)
    return visit
  }

  async function tokenOf(userId: string): Promise<string> {
    const { cookie } = await sessionFor(db, env, userId)
    return cookie.slice(cookie.indexOf('=') + 1)
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
