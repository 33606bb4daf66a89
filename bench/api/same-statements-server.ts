// What the API is measured against: a Fastify handler for each operation, by hand, with the same statements and
// nothing else. Arguments: the file with the statements, the address of the database, the port.
import { readFileSync } from 'node:fs'
import Fastify, { type FastifyRequest } from 'fastify'
import { hashToken } from '#server/auth/secret-token.ts'
import { connect } from '#server/db/connection.ts'
import { newId } from '#server/new-id.ts'
import type { OperationName } from './operations.ts'
import type { Statements } from './record-statements.ts'

const [file = '', url = '', port = ''] = process.argv.slice(2)
const statements = JSON.parse(readFileSync(file, 'utf8')) as Statements
const db = connect(url)
const app = Fastify()

type Body = { userId: string; projectId: string; row: string; data: Record<string, unknown> }
type Handler = (token: string, body: Body) => Promise<unknown>

// Values that a handler does not name are those of the recorded run.
function statement(name: string, values: unknown[]) {
  const recorded = statements[name]
  if (!recorded) throw new Error(`No operation of the API asks ${name}`)
  return { name, text: recorded.text, values: [...values, ...recorded.values.slice(values.length)] }
}

const tokenOf = ({ headers }: FastifyRequest) =>
  hashToken(headers.authorization?.slice('Bearer '.length) ?? '')

const first = async (name: string, values: unknown[]) => (await db.query(statement(name, values))).rows[0]

// As the API does, which reads nothing for somebody who types on.
type Seen = {
  facts: string
  session: string
  data: Record<string, unknown>
  version: number
  written_at: string
}
const remembered = new Map<string, Seen>()

// As the API does, which reads nothing again that has not changed.
const told = new Map<string, { print: string; text: string }>()

async function page(columns: string, token: string, { userId, projectId }: Body, kinds: string[]) {
  const key = `${columns} ${projectId}`
  const known = told.get(key)
  const asked = [[projectId], [userId], [token], [kinds.join(' ')]]
  if (known && (await first(`prints-${columns}`, asked)).print === known.print) return known.text
  const { print, session, ...row } = await first(`project-${columns}`, [projectId, userId, token, kinds])
  const text = JSON.stringify(row)
  told.set(key, { print, text })
  return text
}

const handlers: Record<OperationName, Handler> = {
  'list-60-inputs': (token, body) => page('plan', token, body, ['input']),
  'step-page': (token, body) =>
    page('project-progresses-feedbackCounts-plan', token, body, ['input', 'segment', 'offering']),
  'update-one-field': async (token, body) => {
    const { userId, projectId, row, data } = body
    const seen =
      remembered.get(row) ?? (await first('plan-seen-items', [[row], [userId], ['input'], [token]]))
    const next = { ...seen.data, ...data }
    const { facts, session, version, written_at } = seen
    const who = { user_id: userId, facts, token, session }
    const given = {
      id: row,
      project_id: projectId,
      data: next,
      single_key: null,
      changes: {},
      version,
      written_at,
    }
    const written = await first('plan-update-remembered', [JSON.stringify([{ ...given, ...who }])])
    if (written) remembered.set(row, { ...seen, ...written, data: next })
    else remembered.delete(row)
    if (!written) return handlers['update-one-field'](token, body)
    return { _id: row, version: written.version, value: next.value }
  },
  insert: async (token, { userId, data: { projectId, ...data } }) => {
    const seen =
      remembered.get(String(projectId)) ??
      (await first('plan-insert-seen', [projectId, userId, 'goal', token]))
    remembered.set(String(projectId), seen)
    const who = { user_id: userId, facts: seen.facts, token, session: seen.session }
    const begun = { progress_id: newId(), module_id: null, ord: null }
    const given = { id: newId(), project_id: projectId, kind: 'goal', data, single_key: null }
    const { version } = await first('plan-insert-remembered', [
      JSON.stringify([{ ...given, ...begun, ...who }]),
    ])
    return { _id: given.id, version, title: data.title }
  },
}

for (const [name, handle] of Object.entries(handlers)) {
  app.post(`/${name}`, async (request) => handle(tokenOf(request), request.body as Body))
}

await app.listen({ host: '127.0.0.1', port: Number(port) })
process.stdout.write('ready\n')
process.once('SIGTERM', () => app.close().then(() => db.end()))
