import { Button } from '@mantine/core'
import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { JoiningRole, ListedApplication } from './application-documents.ts'
import { ApplicationRow } from './application-row.tsx'
import classes from './applications.module.css'
import { countIn, type ListQuery } from './list-query.ts'
import { Pager } from './pager.tsx'
import type { Selection } from './use-selection.ts'
import { words } from './words.ts'

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
  const locale = useLocale()
  const text = words[locale]
  if (list.items.length === 0) return <Nobody role={role} list={list} query={query} hrefOf={hrefOf} />
  return (
    <section aria-label={text.list[role]} aria-busy={isBusy} className={classes.list}>
      <div className={classes.listHead}>
        <label className={classes.tick}>
          <input type="checkbox" checked={selection.isAll} onChange={selection.toggleAll} />
          <span>{text.list.selectAll(list.items.length)}</span>
        </label>
        <p role="status">{text.list.found(list.total, figures(list.total, locale))}</p>
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
  const text = words[useLocale()]
  const everybody = countIn(list.counts, 'all')
  if (query.page > 1 && list.total > 0) {
    return (
      <EmptyState title={text.none.page.title} why={text.none.page.why}>
        <Button component="a" href={hrefOf({ page: 1 })}>
          {text.none.page.go}
        </Button>
      </EmptyState>
    )
  }
  if (query.search) {
    return (
      <EmptyState title={text.none.search.title(query.search)} why={text.none.search.why}>
        <Button component="a" variant="default" href={hrefOf({ search: '', page: 1 })}>
          {text.none.search.go}
        </Button>
      </EmptyState>
    )
  }
  if (everybody > 0) {
    return (
      <EmptyState
        title={query.tab === 'pending' ? text.none.pending : text.none.tab}
        why={text.none.others(everybody)}
      >
        <Button component="a" variant="default" href={hrefOf({ tab: 'all', page: 1 })}>
          {text.none.seeAll}
        </Button>
      </EmptyState>
    )
  }
  return <EmptyState title={text.none[role].title} why={text.none[role].why} example={text.none.example} />
}
