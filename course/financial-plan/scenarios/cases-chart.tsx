import { Fragment } from 'react'
import { useChartWidth } from '#course/financial-plan/shared/result-parts.tsx'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { cashFigure } from '#course/shared/finance/key-figures.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PictureView } from '#web/step-kit/report/picture-view.tsx'
import { cashOf, cashPicture } from './cash-picture.ts'

/** The cash of each case as lines; in words each number says how it comes about. */
export function CasesChart() {
  const locale = useLocale()
  const { data } = usePlan()
  const width = useChartWidth()
  const { columns, moments, rows, amount } = cashOf(data, locale)

  function lineOf(place: number) {
    const moment = moments[place] ?? 'm0'
    const called = columns[place]?.name
    return (
      <>
        {called}:{' '}
        {rows.map(({ scenario, name, values }, index) => (
          <Fragment key={scenario}>
            {index > 0 ? ' · ' : ''}
            {name}{' '}
            <Calculated
              figure={cashFigure(moment)}
              figures={shownFigures(data, scenario)}
              of={`${name}, ${called}`}
            >
              {amount(values[place] ?? 0)}
            </Calculated>
          </Fragment>
        ))}
      </>
    )
  }

  return (
    <PictureView picture={cashPicture(data, locale, width)} lineOf={(_, place) => lineOf(place)} isNarrow />
  )
}
