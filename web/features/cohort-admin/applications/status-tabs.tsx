import { useText } from '#web/i18n/text.tsx'
import { CountedTabs } from '#web/ui/counted-tabs.tsx'
import { countIn, type ListQuery, type Tab, tabs } from './list-query.ts'

type Props = {
  counts: readonly { readonly status: string; readonly count: number }[]
  tab: Tab
  hrefOf: (change: Partial<ListQuery>) => string
}

export function StatusTabs({ counts, tab, hrefOf }: Props) {
  const text = useText()
  return (
    <CountedTabs
      label={text('cohortAdmin.tab.label')}
      tabs={tabs}
      current={tab}
      nameOf={(each) => text(`cohortAdmin.tab.${each}`)}
      countOf={(each) => countIn(counts, each)}
      hrefOf={(each) => hrefOf({ tab: each, page: 1, application: null })}
    />
  )
}
