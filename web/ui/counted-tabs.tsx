import classes from './counted-tabs.module.css'
import { intoRow } from './into-row.ts'

type Props<T extends string> = {
  label: string
  tabs: readonly T[]
  current: T
  nameOf: (tab: T) => string
  countOf: (tab: T) => string
  hrefOf: (tab: T) => string
}

/** Parts of one list, each a page of its own with the number of what is in it. */
export function CountedTabs<T extends string>({ label, tabs, current, nameOf, countOf, hrefOf }: Props<T>) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab}
          href={hrefOf(tab)}
          aria-current={tab === current ? 'page' : undefined}
          ref={tab === current ? intoRow : undefined}
        >
          {nameOf(tab)} <span className={classes.count}>{countOf(tab)}</span>
        </a>
      ))}
    </nav>
  )
}
