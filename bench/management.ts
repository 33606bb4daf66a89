import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { completeEnv } from '#server/auth-secret.ts'
import { loadContent } from '#server/content/load-content.ts'
import { openCluster } from '#server/db/cluster.ts'
import { connect, unhurried } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { readSettings } from '#server/env.ts'
import { buildApp } from '#server/http/app.ts'
import { prepareJobs } from '#server/jobs/prepare-jobs.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { judge, type Line } from './management/judge.ts'
import { type Measured, measure, nameOf } from './management/measure.ts'
import { pages } from './management/pages.ts'
import { recordStatements } from './management/statements.ts'
import { growTo, people, type Who } from './management/world.ts'

// What every list and dashboard of the management costs with 1,000 people on the platform and with 10,000: time at the
// server, statements, and the blocks that these look at, which a busy machine does not change. The last line is JSON.
// Arguments: how often each page is asked for, and a part of the names of those that are.
const rounds = Number(process.argv[2] ?? 40)
const asked = pages.filter((page) => nameOf(page).includes(process.argv[3] ?? ''))
const sizes = [1000, 10_000] as const

const dataDir = mkdtempSync(join(tmpdir(), 'germina-bench-'))
const cluster = await openCluster({ dataDir, isDisposable: true })
const db = connect(cluster.url, { max: 1, patience: unhurried })
const served = connect(cluster.url)
try {
  await migrate(db)
  const env = await completeEnv(
    readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMIT: '999999999' }),
    db,
  )
  await prepareJobs(db)
  await loadContent(db)
  const statements = recordStatements(served)
  const app = await buildApp({ env, db: served, log: pino({ level: 'silent' }) })
  const measured: Measured[][] = []
  for (const users of sizes) {
    await growTo(db, users)
    say(`${users} people`)
    const bearers = Object.fromEntries(
      await Promise.all(
        Object.entries(people).map(async ([who, id]) => [who, (await sessionFor(db, env, id)).bearer]),
      ),
    ) as Record<Who, string>
    const figures: Measured[] = []
    for (const page of asked) {
      const figure = await measure({ app, statements, db, bearers }, page, rounds)
      figures.push(figure)
      const { p50, p95, blocks } = figure
      say(`  ${nameOf(page)}: p50 ${p50} p95 ${p95} ms, ${figure.statements} statements, ${blocks} blocks`)
    }
    measured.push(figures)
  }
  const lines: Line[] = asked.flatMap((page, index) => {
    const [few, many] = measured.map((figures) => figures[index])
    return few && many ? [judge(page, few, many)] : []
  })
  for (const { name, ratio, missed } of lines)
    say(`${missed.length > 0 ? `MISSED ${missed.join(', ')}` : 'ok'}: ${name}, ${ratio} times the blocks`)
  const isMet = lines.every(({ missed }) => missed.length === 0)
  say(JSON.stringify({ bench: 'management', rounds, users: sizes, pages: lines, isMet }))
  await app.close()
} finally {
  await served.end()
  await db.end()
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
