import { figures } from '#domain/figures.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import classes from './applications.module.css'
import { countIn, type ListQuery, type Tab, tabs } from './list-query.ts'

type Props = {
  counts: readonly { readonly status: string; readonly count: number }[]
  tab: Tab
  hrefOf: (change: Partial<ListQuery>) => string
}

export function StatusTabs({ counts, tab, hrefOf }: Props) {
  const text = useText()
  const locale = useLocale()
  return (
    <nav className={classes.tabs} aria-label={text('cohortAdmin.tab.label')}>
      {tabs.map((each) => (
        <a
          key={each}
          href={hrefOf({ tab: each, page: 1, application: null })}
          aria-current={each === tab ? 'page' : undefined}
        >
          {text(`cohortAdmin.tab.${each}`)}{' '}
          <span className={classes.count}>{figures(countIn(counts, each), locale)}</span>
        </a>
      ))}
    </nav>
  )
}
