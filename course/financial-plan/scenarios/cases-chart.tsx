import { Fragment } from 'react'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PictureView } from '#web/step-kit/report/picture-view.tsx'
import { cashOf, cashPicture } from './cash-picture.ts'

/** The cash of each case as lines; in words each number says how it comes about. */
export function CasesChart() {
  const locale = useLocale()
  const { data } = usePlan()
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
              figure={
                moment === 'm0' ? { name: 'start.openingCash' } : { name: 'closingCash', column: moment }
              }
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

  return <PictureView picture={cashPicture(data, locale)} lineOf={(_, place) => lineOf(place)} />
}
