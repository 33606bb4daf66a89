// What the API is measured against: a Fastify handler for each operation, by hand, with the same statements and
// nothing else. Arguments: the file with the statements, the address of the database, the port.
import { readFileSync } from 'node:fs'
import Fastify, { type FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { hashToken } from '#server/auth/secret-token.ts'
import { connect } from '#server/db/connection.ts'
import { newId } from '#server/new-id.ts'
import type { OperationName } from './operations.ts'
import type { Statements } from './record-statements.ts'

const [file = '', url = '', port = ''] = process.argv.slice(2)
const statements = JSON.parse(readFileSync(file, 'utf8')) as Statements
const db = connect(url)
const app = Fastify()

type Body = { projectId: string; row: string; data: Record<string, unknown> }
type Handler = (userId: string, body: Body) => Promise<unknown>

// Values that a handler does not name are those of the recorded run.
function statement(name: string, values: unknown[]) {
  const recorded = statements[name]
  if (!recorded) throw new Error(`No operation of the API asks ${name}`)
  return { name, text: recorded.text, values: [...values, ...recorded.values.slice(values.length)] }
}

async function userOf({ headers }: FastifyRequest): Promise<string> {
  const token = headers.authorization?.slice('Bearer '.length) ?? ''
  const { rows } = await db.query(statement('session-by-token', [hashToken(token)]))
  return rows[0].userId
}

async function inTransaction<T>(work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const tx = await db.connect()
  try {
    await tx.query('begin')
    const result = await work(tx)
    await tx.query('commit')
    return result
  } finally {
    tx.release()
  }
}

const bundle = async (userId: string, { projectId }: Body, kinds: string[], isWhole: boolean) => {
  const { rows } = await db.query(statement('project-bundle', [[projectId], userId, kinds, isWhole, isWhole]))
  return rows[0]
}

const handlers: Record<OperationName, Handler> = {
  'list-60-inputs': async (userId, body) => (await bundle(userId, body, ['input'], false)).plan.input,
  'step-page': (userId, body) => bundle(userId, body, ['input', 'segment', 'offering'], true),
  'update-one-field': (userId, { row, data }) =>
    inTransaction(async (tx) => {
      const locked = await tx.query(statement('plan-locked-item', [row, userId, 'input']))
      const next = { ...locked.rows[0].data, ...data }
      const { rows } = await tx.query(statement('plan-update', [row, JSON.stringify(next), null, userId]))
      return { _id: row, version: rows[0].version, value: next.value }
    }),
  insert: (userId, { data: { projectId, ...data } }) =>
    inTransaction(async (tx) => {
      await tx.query(statement('plan-insert-facts', [projectId, userId, 'goal']))
      const values = [newId(), projectId, 'goal', JSON.stringify(data), null, userId, null, newId()]
      const { rows } = await tx.query(statement('plan-insert', values))
      return { _id: values[0], version: rows[0].version, title: data.title }
    }),
}

for (const [name, handle] of Object.entries(handlers)) {
  app.post(`/${name}`, async (request) => handle(await userOf(request), request.body as Body))
}

await app.listen({ host: '127.0.0.1', port: Number(port) })
process.stdout.write('ready\n')
process.once('SIGTERM', () => app.close().then(() => db.end()))
