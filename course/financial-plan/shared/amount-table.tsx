import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { labelOf } from '#course/shared/segments.ts'
import type { Choice } from '#domain/fields.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useTextKeys } from '#web/step-kit/text-keys.ts'
import { AddAmount } from './add-amount.tsx'
import { AmountRowLine } from './amount-row.tsx'
import {
  type AmountList,
  type AmountRow,
  amountLists,
  keptNames,
  type RowFields,
  rowsOf,
} from './amount-rows.ts'
import classes from './amount-table.module.css'
import { amountWords } from './amount-words.ts'

export type AmountWords = {
  /** What the list is called. */
  readonly list: string
  /** What its class and its amount are called: "Kind", "Cost per month". */
  readonly kind: string
  readonly amount: string
  readonly add: string
  /** What stands there while nothing does: for the team, and for readers. */
  readonly empty?: string
  readonly none: string
  readonly placeholder?: string
}

/** Something that is known of a row and stands behind its amount. */
export type AmountColumn = { readonly label: string; readonly of: (row: AmountRow) => ReactNode }

export type AmountIdeas = {
  readonly label: string
  readonly texts: readonly string[]
  /** Of which class they are, where that is known. */
  readonly kind?: string
}

type Props = {
  list: AmountList
  words: AmountWords
  /** Which rows it holds; all where nothing is said. */
  only?: (row: AmountRow) => boolean
  /** What every new row carries besides what is typed. */
  given?: RowFields
  /** What its rows may be; everything that the list knows where nothing is said. */
  options?: readonly Choice[]
  columns?: readonly AmountColumn[]
  /** What stands over the rows of a class. */
  headOf?: (kind: string | null, rows: readonly AmountRow[]) => ReactNode
  /** Stands after the rows: what they make together. */
  children?: ReactNode
  /** Descriptions to take over into the form with one tap. */
  ideas?: AmountIdeas
  /** What the form is called within its step, where there are two such lists. */
  form?: string
}

/** Rows with a class, a description and an amount, changed where they stand; one more is added below. */
export function AmountTable(props: Props) {
  const {
    list,
    words,
    only = () => true,
    given = {},
    columns = [],
    headOf,
    children,
    ideas,
    form = 'new',
  } = props
  const locale = useLocale()
  const text = amountWords[locale]
  const { data, isEditable } = usePlan()
  const options = props.options ?? amountLists[list].options
  const all = rowsOf(data, list)
  const kept = keptNames(all)
  const keys = useTextKeys(all.map(({ place: _place, ...said }) => JSON.stringify(said)))
  const rows = all.filter(only)
  const groups = headOf ? inOrder(rows, options) : [[null, rows] as const]
  const empty = isEditable ? words.empty : words.none
  return (
    <div className={classes.table} style={{ '--more': columns.length } as CSSProperties}>
      {rows.length === 0 && empty ? <Soft>{empty}</Soft> : null}
      {rows.length > 0 ? (
        <div className={classes.head} aria-hidden="true">
          <span>{words.kind}</span>
          <span>{text.description}</span>
          {[words.amount, ...columns.map(({ label }) => label)].map((label) => (
            <span key={label} className={classes.number}>
              {label}
            </span>
          ))}
        </div>
      ) : null}
      {groups.map(([kind, own]) => (
        <Fragment key={kind}>
          {headOf?.(kind, own)}
          <ul className={classes.rows} aria-label={labelOf(options, kind, locale) || words.list}>
            {own.map((row) => (
              <AmountRowLine
                key={keys[row.place]}
                keptAs={kept[row.place] ?? ''}
                {...{ list, row, words, columns, options }}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {children}
      {isEditable ? <AddAmount {...{ list, words, given, options, ideas, form }} /> : null}
    </div>
  )
}

/** Rows of a class stand together, the classes in the order of their list. */
function inOrder(rows: readonly AmountRow[], options: readonly Choice[]) {
  const groups = Map.groupBy(rows, ({ kind }) => kind)
  return [...options.map(({ value }) => value as string | null), null].flatMap((kind) => {
    const own = groups.get(kind)
    return own ? [[kind, own] as const] : []
  })
}
