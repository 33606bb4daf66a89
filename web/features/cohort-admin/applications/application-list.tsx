import { Button } from '@mantine/core'
import { figures } from '#domain/figures.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { JoiningRole, ListedApplication } from './application-documents.ts'
import { ApplicationRow } from './application-row.tsx'
import classes from './applications.module.css'
import { countIn, type ListQuery } from './list-query.ts'
import { Pager } from './pager.tsx'
import type { Selection } from './use-selection.ts'

type Props = {
  role: JoiningRole
  list: {
    readonly total: number
    readonly counts: readonly { readonly status: string; readonly count: number }[]
    readonly items: readonly ListedApplication[]
  }
  query: ListQuery
  hrefOf: (change: Partial<ListQuery>) => string
  selection: Selection
  isBusy: boolean
}

export function ApplicationList({ role, list, query, hrefOf, selection, isBusy }: Props) {
  const text = useText()
  const locale = useLocale()
  if (list.items.length === 0) return <Nobody role={role} list={list} query={query} hrefOf={hrefOf} />
  return (
    <section aria-label={text(`cohortAdmin.list.${role}`)} aria-busy={isBusy} className={classes.list}>
      <div className={classes.listHead}>
        <label className={classes.tick}>
          <input type="checkbox" checked={selection.isAll} onChange={selection.toggleAll} />
          <span>{text('cohortAdmin.list.selectAll', { count: list.items.length })}</span>
        </label>
        <p role="status">
          {text('cohortAdmin.list.found', { count: list.total, all: figures(list.total, locale) })}
        </p>
      </div>
      <ul className={classes.rows}>
        {list.items.map((application) => (
          <ApplicationRow
            key={application._id}
            role={role}
            application={application}
            href={hrefOf({ application: application._id })}
            isOpen={application._id === query.application}
            isSelected={selection.has(application._id)}
            onSelect={() => selection.toggle(application._id)}
          />
        ))}
      </ul>
      <Pager total={list.total} page={query.page} hrefOf={hrefOf} />
    </section>
  )
}

/** Nothing found, nothing waiting, or nobody at all yet: three different things to say. */
function Nobody({ role, list, query, hrefOf }: Pick<Props, 'role' | 'list' | 'query' | 'hrefOf'>) {
  const text = useText()
  const everybody = countIn(list.counts, 'all')
  if (query.page > 1 && list.total > 0) {
    return (
      <EmptyState title={text('cohortAdmin.none.page.title')} why={text('cohortAdmin.none.page.why')}>
        <Button component="a" href={hrefOf({ page: 1 })}>
          {text('cohortAdmin.none.page.go')}
        </Button>
      </EmptyState>
    )
  }
  if (query.search) {
    return (
      <EmptyState
        title={text('cohortAdmin.none.search.title', { search: query.search })}
        why={text('cohortAdmin.none.search.why')}
      >
        <Button component="a" variant="default" href={hrefOf({ search: '', page: 1 })}>
          {text('cohortAdmin.none.search.go')}
        </Button>
      </EmptyState>
    )
  }
  if (everybody > 0) {
    return (
      <EmptyState
        title={text(query.tab === 'pending' ? 'cohortAdmin.none.pending' : 'cohortAdmin.none.tab')}
        why={text('cohortAdmin.none.others', { count: everybody })}
      >
        <Button component="a" variant="default" href={hrefOf({ tab: 'all', page: 1 })}>
          {text('cohortAdmin.none.seeAll')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={text(`cohortAdmin.none.${role}.title`)}
      why={text(`cohortAdmin.none.${role}.why`)}
      example={text('cohortAdmin.none.example')}
    />
  )
}
