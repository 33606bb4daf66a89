import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CountedTabs } from '#web/ui/counted-tabs.tsx'
import { countIn, type ListQuery, type Tab, tabs } from './list-query.ts'
import { words } from './words.ts'

type Props = {
  counts: readonly { readonly status: string; readonly count: number }[]
  tab: Tab
  hrefOf: (change: Partial<ListQuery>) => string
}

export function StatusTabs({ counts, tab, hrefOf }: Props) {
  const locale = useLocale()
  const text = words[locale]
  return (
    <CountedTabs
      label={text.tab.label}
      tabs={tabs}
      current={tab}
      nameOf={(each) => text.tab[each]}
      countOf={(each) => figures(countIn(counts, each), locale)}
      hrefOf={(each) => hrefOf({ tab: each, page: 1, application: null })}
    />
  )
}
