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

// How long the summary of the fullest module one of the demo world takes as PDF and as Word, how much memory the process
// that makes it takes, and how far that of the server rises. Prints one line of JSON. Arguments: rounds, and a folder to keep the files in.
const rounds = Number(process.argv[2] ?? 5)
const folder = process.argv[3]
const goal = {
  milliseconds: 5000,
  modelMilliseconds: 1000,
  planMilliseconds: 2000,
  megabytes: 250,
  serverMegabytes: 20,
}

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

async function measure(format: string, locale: string, kind = 'summary') {
  const url = `/api/documents/${kind}?project=${project}&module=one&format=${format}&locale=${locale}`
  const times: number[] = []
  const before = megabytes()
  let bytes = 0
  for (let round = 0; round < rounds; round += 1) {
    await db.query('delete from rate_limit')
    const startedAt = performance.now()
    const answer = await app.inject({ url, headers })
    times.push(performance.now() - startedAt)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    bytes = answer.rawPayload.length
    if (folder) writeFileSync(join(folder, `${kind}-${locale}.${format}`), answer.rawPayload)
  }
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
  return {
    milliseconds: Math.round(median),
    bytes,
    megabytes: Math.max(...taken.splice(0)),
    serverMegabytes: megabytes() - before,
  }
}

const results = {
  pdf: await measure('pdf', 'en'),
  docx: await measure('docx', 'es'),
  plan: await measure('pdf', 'en', 'plan'),
  planWord: await measure('docx', 'es', 'plan'),
  canvas: await measure('pdf', 'en', 'canvas'),
  canvasWord: await measure('docx', 'es', 'canvas'),
  pitch: await measure('pptx', 'en', 'pitch'),
  xlsx: await measure('xlsx', 'es', 'finance'),
}
const isMet =
  results.xlsx.milliseconds <= goal.modelMilliseconds &&
  results.plan.milliseconds <= goal.planMilliseconds &&
  Object.values(results).every(
    (one) =>
      one.milliseconds <= goal.milliseconds &&
      one.megabytes <= goal.megabytes &&
      one.serverMegabytes <= goal.serverMegabytes,
  )
process.stdout.write(`${JSON.stringify({ bench: 'documents', rounds, ...results, goal, isMet })}\n`)

await app.close()
await db.end()
await cluster.stop()
rmSync(dataDir, { recursive: true, force: true })
