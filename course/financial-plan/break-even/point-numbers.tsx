import { planCurrency } from '#course/contract/plan-currency.ts'
import { useNumberWalk } from '#course/financial-plan/shared/use-number-walk.ts'
import { figureSort } from '#course/shared/finance/figure-sorts.ts'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { lineNames } from '#course/shared/finance/line-names.ts'
import type { ShownFigures } from '#course/shared/finance/shown-figures.ts'
import { toldNumber } from '#course/shared/finance/told-number.ts'
import { nameOf } from '#course/shared/segments.ts'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { WideTable } from '#web/step-kit/layout/wide-table.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { words } from './words.ts'

type Valued = { readonly figure: Figure; readonly value: number | null }
type Line = { readonly name: string; readonly year: Valued; readonly month?: Valued }

/** The same as the picture, in numbers that can be asked. */
export function PointNumbers({ figures }: { figures: ShownFigures }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { breakEven, IS } = figures.results
  const whole = (
    name: 'fixedCosts' | 'contributionRatio' | 'breakEvenSalesYear' | 'breakEvenSalesMonth',
  ): Valued => ({ figure: { name }, value: breakEven[name] })
  const lines: readonly Line[] = [
    { name: lineNames[locale].fixedCosts, year: whole('fixedCosts') },
    { name: lineNames[locale].contributionRatio, year: whole('contributionRatio') },
    {
      name: text.breakEvenSales,
      year: whole('breakEvenSalesYear'),
      month: whole('breakEvenSalesMonth'),
    },
    ...figures.plan.offerings.map(({ _id, ...offering }): Line => {
      const units = breakEven.units[_id] ?? null
      return {
        name: text.unitsOf(nameOf(offering, locale)),
        year: { figure: { name: 'breakEvenUnits', offering: _id }, value: units },
        month: {
          figure: { name: 'breakEvenUnitsMonth', offering: _id },
          value: units === null ? null : units / 12,
        },
      }
    }),
    {
      name: lineNames[locale].sales,
      year: { figure: { name: 'sales', column: 'y1' }, value: IS.y1.sales },
    },
  ]
  const walk = useNumberWalk({ rows: lines.length, columns: 2 })
  const told = (one: Valued | undefined, of: string, isStop: boolean) =>
    one ? (
      <Calculated figure={one.figure} of={of} isPassed={!isStop}>
        {toldNumber(one.value, figureSort(one.figure.name), locale, planCurrency(data))}
      </Calculated>
    ) : (
      '–'
    )
  return (
    <Stack gap="s">
      <Heading>{text.numbers}</Heading>
      <WideTable
        label={text.numbers}
        hasNumbers
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
