import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { loadContent } from '#server/content/load-content.ts'
import { connect } from '#server/db/connection.ts'
import { loadDemoWorld } from '#server/demo/demo-world.ts'
import { buildApp } from '#server/http/app.ts'
import { webFolder } from '#server/http/web-files.ts'
import { testEnv } from '#testing/api.ts'
import { administer, databaseUrl } from '#testing/database-setup.ts'
import { freePort } from './free-port.ts'
import { type DemoRole, demoRoles, logIn } from './log-in.ts'

export type Demo = {
  readonly address: string
  /** The project and cohort of the entrepreneur, who is matched with the mentor. */
  readonly project: string
  readonly cohort: string
  /** The value of each person's session cookie. */
  readonly tokens: Readonly<Record<DemoRole, string>>
}

declare module 'vitest' {
  interface ProvidedContext {
    demo: Demo
  }
}

/** One server with the demo world for all browser tests that only look, and one login per role. */
export default async function startDemo(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(webFolder, 'index.html')))
    throw new Error('The web app is not built; npm test builds it')
  const { testServerUrl, testTemplate } = project.getProvidedContext()
  const name = `germina_demo_${process.pid}`
  await administer(testServerUrl, `create database ${name} template ${testTemplate}`)
  const db = connect(databaseUrl(testServerUrl, name), { max: 10 })
  const port = await freePort()
  const address = `http://localhost:${port}`
  const env = testEnv({ PUBLIC_URL: address })
  await loadContent(db)
  await loadDemoWorld(db, env)
  const app = await buildApp({ env, db, log: pino({ level: process.env.TEST_LOG ?? 'silent' }) })
  await app.listen({ port, host: '127.0.0.1' })
  project.provide('demo', { address, ...(await projectOfEntrepreneur(db)), tokens: await logins(address) })
  return async () => {
    await app.close()
    await db.end()
    await administer(testServerUrl, `drop database if exists ${name} with (force)`)
  }
}

async function projectOfEntrepreneur(db: Pool): Promise<Pick<Demo, 'project' | 'cohort'>> {
  const { rows } = await db.query<{ project: string; cohort: string }>(
    `select p.id as project, p.cohort_id as cohort from project p join users u on u.id = p.owner_id
     where u.email = 'entrepreneur@example.org'`,
  )
  if (!rows[0]) throw new Error('The entrepreneur of the demo world has no project')
  return rows[0]
}

async function logins(address: string): Promise<Demo['tokens']> {
  const entries = demoRoles.map(async (role) => [role, await logIn(address, role)] as const)
  return Object.fromEntries(await Promise.all(entries)) as Demo['tokens']
}
