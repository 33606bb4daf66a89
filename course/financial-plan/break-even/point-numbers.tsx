import { planCurrency } from '#course/contract/plan-currency.ts'
import { useNumberWalk } from '#course/financial-plan/shared/use-number-walk.ts'
import { figureSort } from '#course/shared/finance/figure-sorts.ts'
import { figureWords } from '#course/shared/finance/figure-words.ts'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import type { ShownFigures } from '#course/shared/finance/shown-figures.ts'
import { toldNumber } from '#course/shared/finance/told-number.ts'
import { nameOf } from '#course/shared/segments.ts'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import { figureValue } from '#domain/finance/explain/figure-value.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { WideTable } from '#web/step-kit/layout/wide-table.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { words } from './words.ts'

type Line = { readonly name: string; readonly year: Figure; readonly month?: Figure }

/** The same as the picture, in numbers that can be asked. */
export function PointNumbers({ figures }: { figures: ShownFigures }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const named = (name: 'fixedCosts' | 'contributionRatio'): Line => ({
    name: figureWords[locale][name][0],
    year: { name },
  })
  const lines: readonly Line[] = [
    named('fixedCosts'),
    named('contributionRatio'),
    {
      name: text.breakEvenSales,
      year: { name: 'breakEvenSalesYear' },
      month: { name: 'breakEvenSalesMonth' },
    },
    ...figures.plan.offerings.map((offering) => ({
      name: text.unitsOf(nameOf(offering, locale)),
      year: { name: 'breakEvenUnits', offering: offering._id } as const,
      month: { name: 'breakEvenUnitsMonth', offering: offering._id } as const,
    })),
    { name: figureWords[locale].sales[0], year: { name: 'sales', column: 'y1' } },
  ]
  const walk = useNumberWalk({ rows: lines.length, columns: 2 })
  const told = (figure: Figure | undefined, of: string, isStop: boolean) =>
    figure ? (
      <Calculated figure={figure} of={of} isPassed={!isStop}>
        {toldNumber(figureValue(figure, figures), figureSort(figure.name), locale, planCurrency(data))}
      </Calculated>
    ) : (
      '–'
    )
  return (
    <Stack gap="s">
      <Heading>{text.numbers}</Heading>
      <WideTable
        label={text.numbers}
        table={{ ...walk.table, 'aria-label': text.numbers }}
        head={[text.what, text.year, text.month].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      >
        {lines.map(({ name, year, month }, row) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{told(year, `${name}, ${text.year}`, walk.isStop(row, 0))}</td>
            <td>{told(month, `${name}, ${text.month}`, walk.isStop(row, 1))}</td>
          </tr>
        ))}
      </WideTable>
    </Stack>
  )
}
