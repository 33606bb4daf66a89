import type { ReactNode } from 'react'
import type { Choice } from '#domain/fields.ts'
import type { ListNames } from '#domain/list-query.ts'
import type { Locale } from '#web/i18n/locale.ts'

export type Said = Readonly<Record<Locale, string>>

export type Listed = { readonly _id: string }

export type Column<Row> = {
  readonly name: string
  readonly title: Said
  /** Null where the row has nothing to show here. */
  readonly show: (row: Row, locale: Locale) => ReactNode
  /** Name of the order at the server; without it the column cannot be put in order. */
  readonly sort?: string
  /** Figures stand under each other. */
  readonly isNumber?: true
  /** Stays in one line, such as a day. */
  readonly isShort?: true
  /** Has the whole width of a card on a phone. */
  readonly isWide?: true
  /** Not on view until somebody chooses it. */
  readonly isExtra?: true
}

export type Filter = {
  readonly name: string
  readonly title: Said
  /** What can be chosen; without it, a day. */
  readonly options?: readonly Choice[]
}

type Nothing = { readonly title: string; readonly why: string; readonly example?: string }

/** A list as data: what stands in its columns, how it is narrowed, what it says where there is nothing. */
export type ListDefinition<Row extends Listed> = {
  /** Under this name the choice of columns is remembered. */
  readonly name: string
  readonly title: Said
  /** What the search looks at. */
  readonly searched: Said
  /** The first one names the row, leads to it, and is always shown. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]]
  readonly filters: readonly Filter[]
  readonly firstSort: string
  readonly nameOf: (row: Row, locale: Locale) => string
  /** Where a row leads: its own page, or `beside` the list (`open` in the address). */
  readonly leads?: 'beside' | ((row: Row, locale: Locale) => string)
  /** The file is this path with `.csv` or `.xlsx`, and the same query as the page. */
  readonly exportPath?: string
  /** What the file must know beside the query. */
  readonly exportBeside?: Readonly<Record<string, string>>
  /** Said while the list has no row at all. */
  readonly none: Readonly<Record<Locale, Nothing>>
}

type Named = {
  readonly filters: readonly { readonly name: string }[]
  readonly firstSort: string
}

export const namesOf = ({ filters, firstSort }: Named): ListNames => ({
  filters: filters.map(({ name }) => name),
  firstSort,
})
