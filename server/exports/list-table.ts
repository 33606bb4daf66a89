import type { QueryResultRow } from 'pg'
import type { Locale } from '#domain/errors.ts'
import type { Choice } from '#domain/fields.ts'
import { queryIn } from '#domain/list-query.ts'
import type { Deps } from '#server/deps.ts'
import type { List, ListScope } from '#server/lists/list.ts'
import { wholeList } from '#server/lists/read-list.ts'
import type { Table } from './table-file.ts'

export type TableColumn<Row> = {
  readonly en: string
  readonly es: string
  readonly of: (row: Row, locale: Locale) => string | null
}

type Wanted<Row> = {
  readonly list: List
  readonly columns: readonly TableColumn<Row>[]
  readonly scope: ListScope
  readonly locale: Locale
}

/** The whole of a list as its page would show it, with the same query in the address. */
export async function listTable<Row extends QueryResultRow>(
  { db }: Deps,
  address: URLSearchParams,
  { list, columns, scope, locale }: Wanted<Row>,
): Promise<Table> {
  const names = { filters: Object.keys(list.filters), firstSort: list.firstSort }
  const { search, filters, sort } = queryIn(address, names)
  const asked = Object.entries(filters).map(([name, value]) => ({ name, value }))
  const rows = await wholeList<Row>(db, list, { search, sort, filters: asked }, scope)
  return [
    columns.map((column) => column[locale]),
    ...rows.map((row) => columns.map((column) => column.of(row, locale) ?? '')),
  ]
}

export const labelIn = (choices: readonly Choice[], value: string, locale: Locale) =>
  choices.find((one) => one.value === value)?.[locale] ?? value

export const dayOf = (moment: string | number | null | undefined) =>
  moment === null || moment === undefined ? '' : new Date(moment).toISOString().slice(0, 10)
