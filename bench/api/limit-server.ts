// The limit: Node's own HTTP server and one prepared statement on plain columns for each operation. One fixed token
// lets everybody do everything; there are no versions to compare, no history, nothing is checked and nobody is told.
// Arguments: the address of the database, the port, the token.
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { newId } from '#server/new-id.ts'
import type { OperationName } from './operations.ts'

const [url = '', port = '', token = ''] = process.argv.slice(2)
const db = new pg.Pool({ connectionString: url, max: 20, idleTimeoutMillis: 10 * 60_000 })

type Body = { projectId: string; row: string; data: Record<string, unknown> }
type Handler = (body: Body) => Promise<unknown>

const inputColumns = `id as "_id", version, value, selected, last_updated as "lastUpdated", module_key as "moduleKey",
  step_key as "stepKey", key`

const list = `select ${inputColumns} from plain_input where project_id = $1 order by id`

const rowsOf = (select: string) => `(select coalesce(json_agg(t), '[]') from (${select}) t)`

const page = `select
  json_build_object('_id', p.id, 'name', p.name, 'status', p.status, 'version', p.version) as project,
  ${rowsOf(list)} as inputs,
  ${rowsOf(`select id as "_id", version, name, json_build_object('age', age) as profile
    from plain_segment where project_id = $1 order by id`)} as segments,
  ${rowsOf(`select id as "_id", version, name, description
    from plain_offering where project_id = $1 order by id`)} as offerings,
  ${rowsOf(`select field_id as "fieldId", min(module) as module, min(step) as step, count(*) as total,
      count(*) filter (where not read) as unread
    from feedback where project_id = $1 group by field_id order by field_id`)} as "feedbackCounts",
  ${rowsOf(`select id as "_id", ord as "order", finished, validated, review_request
    from progress where project_id = $1 order by ord`)} as progresses
from project p where p.id = $1`

const update = `update plain_input set value = $2, version = version + 1, last_updated = $3 where id = $1
  returning id as "_id", version, value`

const insert = `insert into plain_goal (id, project_id, title, objectives) values ($1, $2, $3, $4)
  returning id as "_id", version, title`

const rows = async (name: string, text: string, values: unknown[]) =>
  (await db.query({ name, text, values })).rows

const handlers: Partial<Record<string, Handler>> = {
  'list-60-inputs': ({ projectId }) => rows('list', list, [projectId]),
  'step-page': async ({ projectId }) => (await rows('page', page, [projectId]))[0],
  'update-one-field': async ({ row, data }) =>
    (await rows('update', update, [row, data.value, new Date().toISOString()]))[0],
  insert: async ({ projectId, data }) =>
    (await rows('insert', insert, [newId(), projectId, data.title, JSON.stringify(data.objectives)]))[0],
} satisfies Record<OperationName, Handler>

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = ''
  request.setEncoding('utf8')
  for await (const chunk of request) text += chunk
  return JSON.parse(text) as Body
}

const server = createServer(async (request, response) => {
  const handle = handlers[request.url?.slice(1) ?? '']
  const isKnown = request.headers.authorization === `Bearer ${token}`
  if (!handle || !isKnown) return response.writeHead(handle ? 401 : 404).end()
  const text = JSON.stringify({ data: await handle(await bodyOf(request)) })
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    .end(text)
})

server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
process.once('SIGTERM', () => server.close(() => db.end()))
