import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { CombinedError } from 'urql'
import { useLocale } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { AfterHeading } from '#web/ui/after-heading.tsx'
import { isBlank } from './is-narrowed.ts'
import classes from './list.module.css'
import { ListCards } from './list-cards.tsx'
import type { ListDefinition, Listed } from './list-definition.ts'
import { ListEmpty } from './list-empty.tsx'
import { ListHead } from './list-head.tsx'
import { ListPager } from './list-pager.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTable } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { ListControl } from './use-list.ts'
import { type SelectedRows, useListSelection } from './use-list-selection.ts'

/** What the server answered to the query of the control. */
export type ListResult<Row> = {
  readonly page: { readonly total: number; readonly items: readonly Row[] } | null | undefined
  readonly error: CombinedError | undefined
  readonly isLoading: boolean
  readonly readAgain: () => void
}

type Props<Row extends Listed> = {
  definition: ListDefinition<Row>
  control: ListControl
  result: ListResult<Row>
  /** What can be done with many rows at once; with it, rows can be ticked. */
  actions?: (selected: SelectedRows, clear: () => void) => ReactNode
  /** The button that starts a list that has nothing yet. */
  start?: ReactNode
}

const nothing = { total: 0, items: [] }

/** Every list of the management: searched, narrowed, put in order, page by page; a table, or cards on a phone. */
export function List<Row extends Listed>(props: Props<Row>) {
  return (
    <AfterHeading meanwhile={<ListSkeleton />}>
      <WholeList {...props} />
    </AfterHeading>
  )
}

function WholeList<Row extends Listed>({ definition, control, result, actions, start }: Props<Row>) {
  const locale = useLocale()
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const { page, error, isLoading, readAgain } = result
  const { total, items } = page ?? nothing
  const ids = items.map(({ _id }) => _id)
  const selection = useListSelection(ids, total, control.query)
  if (error?.graphQLErrors.length && !isLoading) return <LoadFailed error={error} onRetry={readAgain} />
  // Without a line and without a kept copy the answer is empty, not an error.
  if (!page && !isLoading) return <LoadFailed error={error} onRetry={readAgain} />
  const rows = { definition, control, items, selection: actions ? selection : null }
  return (
    <div className={classes.place}>
      {isBlank(page, control.query) ? null : (
        <ListTools definition={definition} control={control} isWide={isWide} />
      )}
      {content()}
      {actions ? (
        <SelectionBar selection={selection} total={total}>
          {actions(selection.selected, selection.clear)}
        </SelectionBar>
      ) : null}
    </div>
  )

  function content() {
    if (!page) return <ListSkeleton />
    if (items.length === 0)
      return <ListEmpty definition={definition} control={control} total={total} start={start} />
    return (
      <div className={classes.rows} aria-busy={isLoading}>
        <ListHead total={total} count={items.length} selection={actions ? selection : null} />
        {isWide ? <ListTable {...rows} /> : <ListCards {...rows} />}
        <ListPager title={definition.title[locale]} total={total} control={control} />
      </div>
    )
  }
}
