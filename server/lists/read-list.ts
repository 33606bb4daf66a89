import type { Pool, QueryResultRow } from 'pg'
import { AppError } from '#domain/errors.ts'
import { mostCounted, mostSelected, pageSize } from '#domain/list-query.ts'
import type { ListQueryInput, ListSelectionInput } from '#server/api-types.ts'
import { type Queryable, queryPatiently } from '#server/db/transaction.ts'
import { everything, type List, type ListScope, narrowed, orderOf } from './list.ts'

const largestPage = 100

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** One page of a list, and how many rows it has. */
export async function listPage<Row extends QueryResultRow>(
  db: Queryable,
  list: List,
  query: ListQueryInput | null | undefined,
  scope: ListScope = everything,
): Promise<{ total: number; items: Row[] }> {
  const asked = query ?? {}
  const { source, core, values, parameter } = narrowed(list, asked, scope)
  const counted = `select count(*)::int as total from (select 1 ${core} limit ${mostCounted + 1}) found`
  const filter = [...values]
  const size = within(asked.size ?? pageSize, 1, largestPage)
  const offset = within(((asked.page ?? 1) - 1) * size, 0, mostCounted)
  const order = orderOf(list, asked.sort)
  const page = `order by ${order} limit ${parameter(size)} offset ${parameter(offset)}`
  // What is found by a word comes in no order: the rest of a row is looked up only for those that are shown.
  const rows = asked.search
    ? `from ${list.from} where ${list.id} in (select ${list.id} ${core} ${page}) order by ${order}`
    : `${source} ${page}`
  const [shown, count] = await Promise.all([
    db.query<Row>(`select ${list.columns} ${rows}`, values),
    db.query<{ total: number }>(counted, filter),
  ])
  return { total: count.rows[0]?.total ?? 0, items: shown.rows }
}

/** The whole list, for a file. */
export async function wholeList<Row extends QueryResultRow>(
  db: Pool,
  list: List,
  query: ListQueryInput,
  scope: ListScope = everything,
): Promise<Row[]> {
  const { source, values } = narrowed(list, query, scope)
  const text = `select ${list.columns} ${source} order by ${orderOf(list, query.sort)} limit ${mostCounted}`
  return (await queryPatiently<Row>(db, text, values)).rows
}

/** Which rows somebody means: those that were ticked, or all that were found. Never one that the list does not hold. */
export async function selectedIds(
  db: Queryable,
  list: List,
  { ids, found }: ListSelectionInput,
  scope: ListScope = everything,
): Promise<string[]> {
  if (!found && !ids?.length) throw new AppError('BAD_USER_INPUT', { reason: 'selectOne' })
  if (!found && ids && ids.length > mostSelected) throw new AppError('BAD_USER_INPUT', { reason: 'tooMany' })
  const { source, values, parameter } = narrowed(list, found ?? {}, scope)
  const ticked = found ? 'true' : `${list.id} = any (${parameter(ids)})`
  const { rows } = await db.query<{ id: string }>(
    `select ${list.id} as id ${source} and ${ticked} order by ${list.id} limit ${mostSelected + 1}`,
    values,
  )
  if (rows.length > mostSelected)
    throw new AppError('BAD_USER_INPUT', { reason: 'tooManyAtOnce', limit: mostSelected })
  return rows.map(({ id }) => id)
}
