import { cashFigure } from '#course/shared/finance/key-figures.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { WhatMoved } from '#course/shared/finance/what-moved.tsx'
import { movedWords } from '#course/shared/finance/what-moved-words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { words } from './words.ts'

/** What the sliders have moved: nothing that is expected, but the cases beside it. */
export function CasesMoved() {
  const locale = useLocale()
  const moved = movedWords[locale]
  const { data } = usePlan()
  const own = (['optimistic', 'pessimistic'] as const).flatMap((scenario) => {
    const figures = shownFigures(data, scenario)
    const [period, cash] = figures.results.lowest
    const label = (name: string) => words[locale].cashIn(words[locale].cases[scenario], name)
    return [
      {
        ...{ label: label(moved.result), value: figures.results.IS.y1.netProfit, figures },
        figure: { name: 'netProfit', column: 'y1' } as const,
      },
      { label: label(moved.lowestCash), value: cash, figure: cashFigure(period), figures },
    ]
  })
  return <WhatMoved own={own} />
}
