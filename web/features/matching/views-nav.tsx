import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CountedTabs } from '#web/ui/counted-tabs.tsx'
import { inView, type View, views } from './filters.ts'
import type { Candidate } from './matching-documents.ts'
import { words } from './words.ts'

type Props = { candidates: readonly Candidate[]; view: View; hrefOf: (view: View) => string }

export function ViewsNav({ candidates, view, hrefOf }: Props) {
  const locale = useLocale()
  const text = words[locale]
  return (
    <CountedTabs
      label={text.view.label}
      tabs={views}
      current={view}
      nameOf={(each) => text.view[each]}
      countOf={(each) => figures(inView(candidates, each).length, locale)}
      hrefOf={hrefOf}
    />
  )
}
