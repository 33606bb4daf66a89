import type { BetterAuthOptions } from 'better-auth'
import {
  type CleanedWhere,
  type CustomAdapter,
  createAdapterFactory,
  type DBAdapter,
} from 'better-auth/adapters'
import { escapeIdentifier, type Pool } from 'pg'
import { inTransaction, type Queryable } from '#server/db/transaction.ts'
import { hashToken } from './secret-token.ts'

type Row = Record<string, unknown>
type Statement = { text: string; values: unknown[] }
type Where = CleanedWhere

/** better-auth on our own pool and tables. A session token is stored as its hash and never leaves the database. */
export function authDatabase(db: Pool): (options: BetterAuthOptions) => DBAdapter {
  return (options) => {
    const on = (connection: Queryable): DBAdapter =>
      createAdapterFactory({
        config: {
          adapterId: 'germina',
          supportsJSON: true,
          supportsDates: false,
          transaction: (work) => inTransaction(db, (client) => work(on(client))),
        },
        adapter: () => statements(connection),
      })(options)
    return on(db)
  }
}

function statements(connection: Queryable): CustomAdapter {
  const rows = async (statement: Statement) => (await connection.query<Row>(statement)).rows
  const count = async (statement: Statement) => (await connection.query(statement)).rowCount ?? 0
  return {
    async create({ model, data }) {
      const [row] = await rows(insertStatement(model, hashed(model, data)))
      return readable(model, row, data.token)
    },
    async findOne({ model, where }) {
      const [row] = await rows(selectStatement(model, where, 'limit 1'))
      return row ? readable(model, row, tokenIn(where)) : null
    },
    async findMany({ model, where = [], limit, offset = 0, sortBy }) {
      const order = sortBy
        ? `order by ${escapeIdentifier(sortBy.field)} ${sortBy.direction === 'desc' ? 'desc' : 'asc'}`
        : ''
      const found = await rows(
        selectStatement(model, where, `${order} limit ${Number(limit)} offset ${Number(offset)}`),
      )
      return found.map((row) => readable(model, row, tokenIn(where)))
    },
    async update({ model, where, update }) {
      const [row] = await rows(updateStatement(model, where, update as Row))
      return row ? readable(model, row, tokenIn(where)) : null
    },
    updateMany: ({ model, where, update }) => count(updateStatement(model, where, update)),
    async delete({ model, where }) {
      await count(deleteStatement(model, where))
    },
    deleteMany: ({ model, where }) => count(deleteStatement(model, where)),
    async count({ model, where = [] }) {
      return (await rows(selectStatement(model, where, ''))).length
    },
  }
}

function insertStatement(model: string, data: Row): Statement {
  const columns = Object.keys(data).map(escapeIdentifier)
  const places = columns.map((_, index) => `$${index + 1}`)
  return {
    text: `insert into ${escapeIdentifier(model)} (${columns}) values (${places}) returning *`,
    values: Object.values(data),
  }
}

function selectStatement(model: string, where: Where[], ending: string): Statement {
  const condition = conditionOf(model, where, [])
  return {
    text: `select * from ${escapeIdentifier(model)} ${condition.text} ${ending}`,
    values: condition.values,
  }
}

function updateStatement(model: string, where: Where[], update: Row): Statement {
  const changes = Object.keys(update).map((column, index) => `${escapeIdentifier(column)} = $${index + 1}`)
  const condition = conditionOf(model, where, Object.values(hashed(model, update)))
  return {
    text: `update ${escapeIdentifier(model)} set ${changes} ${condition.text} returning *`,
    values: condition.values,
  }
}

function deleteStatement(model: string, where: Where[]): Statement {
  const condition = conditionOf(model, where, [])
  return { text: `delete from ${escapeIdentifier(model)} ${condition.text}`, values: condition.values }
}

const comparisons: Record<string, string> = {
  eq: '=',
  ne: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
}

function conditionOf(model: string, where: Where[], before: unknown[]): Statement {
  const values = [...before]
  const parts = where.map(({ field, value, operator, connector }) => {
    const comparison = comparisons[operator ?? 'eq']
    if (!comparison || connector !== 'AND')
      throw new Error(`Accounts cannot ask for ${operator} ${connector}`)
    if (value === null) return `${escapeIdentifier(field)} is null`
    values.push(isToken(model, field) ? hashToken(String(value)) : value)
    return `${escapeIdentifier(field)} ${comparison} $${values.length}`
  })
  return { text: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values }
}

function isToken(model: string, field: string): boolean {
  return model === 'session' && field === 'token'
}

function hashed(model: string, data: Row): Row {
  return isToken(model, 'token') && typeof data.token === 'string'
    ? { ...data, token: hashToken(data.token) }
    : data
}

// The caller who named the token gets it back; everybody else sees none.
function readable<T>(model: string, row: Row | undefined, token: unknown): T {
  return (model === 'session' ? { ...row, token: token ?? '' } : row) as T
}

function tokenIn(where: Where[]): unknown {
  return where.find(({ field, operator }) => field === 'token' && operator === 'eq')?.value
}
