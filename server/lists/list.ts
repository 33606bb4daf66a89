import { AppError } from '#domain/errors.ts'
import { isBackwards, sortName } from '#domain/list-query.ts'
import type { ListQueryInput } from '#server/api-types.ts'

/** One way to narrow a list. What it does not take is refused before it reaches the database. */
export type ListFilter = {
  readonly takes: (value: string) => boolean
  /** The condition, given the parameter that carries the value, and the value for those that have one for each. */
  readonly where: (value: string, taken: string) => string
}

/** How the rows of a list are read, searched, narrowed and put in order. All of it is our own SQL; what people type is a parameter. */
export type List = {
  readonly columns: string
  readonly from: string
  /** The same without what is only shown: all that searching, narrowing and ordering need. */
  readonly core?: string
  /** Decides between equals, so that no row is on two pages. */
  readonly id: string
  /** Given the parameter of one word as a pattern, in the form that search_form gives. Every word must be found. */
  readonly search: (pattern: string) => string
  readonly filters: Readonly<Record<string, ListFilter>>
  /** Expressions, each of them with an index that ends with the id, or over few rows. */
  readonly sorts: Readonly<Record<string, readonly string[]>>
  readonly firstSort: string
}

/** What is seen of the list in this place, whatever is asked for. Its parameters come first. */
export type ListScope = { readonly where: string; readonly values: readonly unknown[] }

export const everything: ListScope = { where: 'true', values: [] }

const mostWords = 6
const longestSearch = 200

export const takes = {
  id: (value: string) => /^[0-9a-f]{24}$/.test(value),
  day: (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && isInCalendar(value),
  oneOf: (values: readonly string[]) => (value: string) => values.includes(value),
}

/** JavaScript takes the 31st of February for the 3rd of March; the database refuses it. */
function isInCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** The statement of one list, as far as it does not depend on what is done with its rows. */
export function narrowed(list: List, query: ListQueryInput, scope: ListScope) {
  const filters = query.filters ?? []
  // Else a request of many thousand of them is a statement that takes the database seconds to read.
  if (new Set(filters.map(({ name }) => name)).size < filters.length)
    throw new AppError('BAD_USER_INPUT', { reason: 'unknownOption' })
  const values = [...scope.values]
  const parameter = (value: unknown) => `$${values.push(value)}`
  const conditions = [
    `(${scope.where})`,
    // Selected, a word is brought into its form once and not for each row.
    ...wordsOf(query.search).map((word) => `(${list.search(`(select search_form(${parameter(word)}))`)})`),
    ...filters.map(({ name, value }) => {
      const filter = Object.hasOwn(list.filters, name) ? list.filters[name] : undefined
      if (!filter?.takes(value)) throw new AppError('BAD_USER_INPUT', { reason: 'unknownOption' })
      return `(${filter.where(parameter(value), value)})`
    }),
  ]
  const where = conditions.join(' and ')
  const source = `from ${list.from} where ${where}`
  return { source, core: `from ${list.core ?? list.from} where ${where}`, values, parameter }
}

/** Letters that mean something in a pattern mean themselves here. */
function wordsOf(search: string | null | undefined): string[] {
  const words = (search ?? '').slice(0, longestSearch).split(/\s+/).filter(Boolean)
  return words.slice(0, mostWords).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

export function orderOf(list: List, sort: string | null | undefined): string {
  const wanted = sort || list.firstSort
  const name = sortName(wanted)
  const expressions = Object.hasOwn(list.sorts, name) ? list.sorts[name] : undefined
  if (!expressions) throw new AppError('BAD_USER_INPUT', { reason: 'unknownOption' })
  const direction = isBackwards(wanted) ? ' desc' : ''
  return [...expressions, list.id].map((expression) => expression + direction).join(', ')
}
