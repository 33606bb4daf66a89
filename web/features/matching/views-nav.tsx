import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CountedTabs } from '#web/ui/counted-tabs.tsx'
import { type View, views } from './filters.ts'
import { words } from './words.ts'

type Props = { counts: Readonly<Record<View, number>>; view: View; hrefOf: (view: View) => string }

export function ViewsNav({ counts, view, hrefOf }: Props) {
  const locale = useLocale()
  const text = words[locale]
  return (
    <CountedTabs
      label={text.view.label}
      tabs={views}
      current={view}
      nameOf={(each) => text.view[each]}
      countOf={(each) => figures(counts[each], locale)}
      hrefOf={hrefOf}
    />
  )
}
