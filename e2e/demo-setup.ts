import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { webFolder } from '#server/http/web-files.ts'
import { administer, databaseUrl } from '#testing/database-setup.ts'
import type { AnswerTo } from '#web/data/graphql.ts'
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
  const folder = mkdtempSync(join(tmpdir(), 'germina-demo-'))
  await administer(testServerUrl, `create database ${name} template ${testTemplate}`)
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server = await startServer({
    PORT: String(port),
    PUBLIC_URL: address,
    DATABASE_URL: databaseUrl(testServerUrl, name),
    DATA_DIR: folder,
    RATE_LIMIT: '999999999',
  })
  const tokens = await logins(address)
  project.provide('demo', { address, tokens, ...(await placeOf(address, tokens.entrepreneur)) })
  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await administer(testServerUrl, `drop database if exists ${name} with (force)`)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ends when its input does, so that a test run that was killed leaves no server behind. */
const endWithParent = "data:text/javascript,process.stdin.once('close', () => process.exit()).resume()"

/** The product as it is started everywhere, in a process of its own. */
async function startServer(settings: Record<string, string>): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import', endWithParent, 'server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...settings, NODE_ENV: 'test', DEMO: 'on' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)))
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-10_000)
        if (output.includes('is ready at')) resolve()
      })
    }
  })
  return server
}

async function logins(address: string): Promise<Demo['tokens']> {
  const entries = demoRoles.map(async (role) => [role, await logIn(address, role)] as const)
  return Object.fromEntries(await Promise.all(entries)) as Demo['tokens']
}

const placeText = 'query DemoPlace { me { project_id cohortId } }'

async function placeOf(address: string, token: string): Promise<Pick<Demo, 'project' | 'cohort'>> {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `token=${token}`, origin: address },
    body: JSON.stringify({ query: placeText }),
  })
  const { data } = (await answer.json()) as { data: AnswerTo<typeof placeText> }
  return { project: data.me?.project_id ?? '', cohort: data.me?.cohortId ?? '' }
}
