import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { completeEnv } from '#server/auth-secret.ts'
import { loadContent } from '#server/content/load-content.ts'
import { openCluster } from '#server/db/cluster.ts'
import { connect } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { loadDemoWorld } from '#server/demo/demo-world.ts'
import { readSettings } from '#server/env.ts'
import { buildApp } from '#server/http/app.ts'
import { prepareJobs } from '#server/jobs/prepare-jobs.ts'
import { sessionFor } from '#testing/sign-in.ts'

// How long every kind of file takes of the fullest plan of the demo world, from the request to the last byte: the first after
// the start of the server, and the median of the later ones. Beside it how much memory the process takes that makes it, and how
// far that of the server rises. The processes that make files read compiled code, prepared as `npm start` does it.
// Prints one line of JSON. Arguments: rounds after the first, and a folder to keep the files in.
const rounds = Number(process.argv[2] ?? 5)
const folder = process.argv[3]
const goal = {
  milliseconds: 5000,
  modelMilliseconds: 1000,
  planMilliseconds: 2000,
  megabytes: 250,
  serverMegabytes: 20,
}

execFileSync(process.execPath, ['server/documents/prepare-makers.ts'])
const dataDir = mkdtempSync(join(tmpdir(), 'germina-bench-'))
const cluster = await openCluster({ dataDir, isDisposable: true })
const db = connect(cluster.url)
const taken: number[] = []
const log = pino({
  hooks: {
    logMethod([fields], _method) {
      if (typeof fields === 'object' && fields && 'megabytes' in fields) taken.push(Number(fields.megabytes))
    },
  },
})
await migrate(db)
const env = await completeEnv(readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }), db)
await prepareJobs(db)
await loadContent(db)
await loadDemoWorld(db, env)
const app = await buildApp({ env, db, log })

const { rows } = await db.query<{ project: string; admin: string }>(
  `select i.project_id as project, (select id from users where email = 'admin@example.org') as admin
   from plan_item i group by i.project_id order by count(*) desc limit 1`,
)
const { project = '', admin = '' } = rows[0] ?? {}
const headers = { authorization: (await sessionFor(db, env, admin)).bearer }

const megabytes = () => Math.round(process.memoryUsage.rss() / 1_048_576)

async function timed(url: string) {
  await db.query('delete from rate_limit')
  const startedAt = performance.now()
  const { statusCode, body, rawPayload } = await app.inject({ url, headers })
  if (statusCode !== 200) throw new Error(body)
  return { file: rawPayload, milliseconds: Math.round(performance.now() - startedAt) }
}

async function measure(kind: string, format: string, locale: string) {
  const url = `/api/documents/${kind}?project=${project}&module=one&format=${format}&locale=${locale}`
  const before = megabytes()
  const { file, milliseconds: firstMilliseconds } = await timed(url)
  if (folder) writeFileSync(join(folder, `${kind}-${locale}.${format}`), file)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push((await timed(url)).milliseconds)
  return {
    firstMilliseconds,
    milliseconds: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? firstMilliseconds,
    bytes: file.length,
    megabytes: Math.max(...taken.splice(0)),
    serverMegabytes: megabytes() - before,
  }
}

const results = {
  summary: await measure('summary', 'pdf', 'en'),
  summaryWord: await measure('summary', 'docx', 'es'),
  plan: await measure('plan', 'pdf', 'en'),
  planWord: await measure('plan', 'docx', 'es'),
  canvas: await measure('canvas', 'pdf', 'en'),
  canvasWord: await measure('canvas', 'docx', 'es'),
  pitch: await measure('pitch', 'pptx', 'en'),
  pitchPages: await measure('pitch', 'pdf', 'es'),
  model: await measure('finance', 'xlsx', 'es'),
  tables: await measure('finance', 'csv', 'en'),
}
const isMet =
  results.model.milliseconds <= goal.modelMilliseconds &&
  results.plan.milliseconds <= goal.planMilliseconds &&
  Object.values(results).every(
    (one) =>
      one.firstMilliseconds <= goal.milliseconds &&
      one.milliseconds <= goal.milliseconds &&
      one.megabytes <= goal.megabytes &&
      one.serverMegabytes <= goal.serverMegabytes,
  )
process.stdout.write(`${JSON.stringify({ bench: 'documents', rounds, ...results, goal, isMet })}\n`)

await app.close()
await db.end()
await cluster.stop()
rmSync(dataDir, { recursive: true, force: true })
