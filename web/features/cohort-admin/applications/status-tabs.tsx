import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CountedTabs } from '#web/ui/counted-tabs.tsx'
import { countIn, hrefIn, type Tab, tabs } from './tabs.ts'
import { words } from './words.ts'

type Props = {
  counts: readonly { readonly status: string; readonly count: number }[]
  tab: Tab
  /** The first page of the view. */
  href: string
}

export function StatusTabs({ counts, tab, href }: Props) {
  const locale = useLocale()
  const text = words[locale]
  return (
    <CountedTabs
      label={text.tab.label}
      tabs={tabs}
      current={tab}
      nameOf={(each) => text.tab[each]}
      countOf={(each) => figures(countIn(counts, each), locale)}
      hrefOf={(each) => hrefIn(each, href)}
    />
  )
}
