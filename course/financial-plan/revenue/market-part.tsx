import { Filled } from '#course/shared/filled.tsx'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { periodName } from '#course/shared/finance/period-names.ts'
import { figures } from '#domain/figures.ts'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import type { Year } from '#domain/finance/periods.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { marketCheck } from './forecast-checks.ts'
import type { UnitsRow } from './units.ts'
import { words } from './words.ts'

/** Whether the market and the funnel can carry the forecast of each offering. */
export function MarketPart({ rows }: { rows: readonly UnitsRow[] }) {
  const text = words[useLocale()]
  return (
    <Stack gap="s">
      <Heading>{text.market}</Heading>
      <List gap="m">
        {rows.map((row) => (
          <li key={row.id}>
            <OfferingCheck row={row} />
          </li>
        ))}
      </List>
    </Stack>
  )
}

function OfferingCheck({ row }: { row: UnitsRow }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { market, above, firstYear, funnel } = marketCheck(data, row.id)
  const told = (units: number) => figures(units, locale, { maximumFractionDigits: 0 })
  const number = (figure: Figure, units: number, of: string = text.market) => (
    <Calculated figure={figure} of={`${of}: ${row.name}`}>
      {told(units)}
    </Calculated>
  )
  const own = (name: 'marketUnits' | 'funnelUnits'): Figure => ({ name, offering: row.id })
  const forecast = (column: Year): Figure => ({ name: 'units', column, offering: row.id })
  const warnings = [
    ...above.map(({ year, units }) => {
      const period = periodName(year, data, locale)
      const said = text[isEditable ? 'forecastAboveMarket' : 'forecastAboveMarketRead']
      return {
        ...{ name: year, text: said('{units}', period, '{market}') },
        values: {
          units: number(forecast(year), units, `${text.units}, ${period}`),
          market: number(own('marketUnits'), market ?? 0, `${text.market}, ${period}`),
        },
      }
    }),
    ...(funnel === null
      ? []
      : [
          {
            name: 'funnel',
            text: text[isEditable ? 'funnelDiffers' : 'funnelDiffersRead']('{funnel}', '{units}'),
            values: {
              funnel: number(own('funnelUnits'), funnel),
              units: number(forecast('y1'), firstYear, text.units),
            },
          },
        ]),
  ]
  return (
    <Stack gap="s">
      <Heading level={3}>{row.name}</Heading>
      {market === null ? (
        <Soft>{text.marketUnknown}</Soft>
      ) : (
        <p style={{ margin: 0 }}>
          {text.marketUnits} {number(own('marketUnits'), market)}
        </p>
      )}
      {warnings.length > 0 ? (
        <Told tone="warn">
          {warnings.map(({ name, text: said, values }) => (
            <span key={name} style={{ display: 'block' }}>
              <Filled text={said} values={values} />
            </span>
          ))}
        </Told>
      ) : null}
    </Stack>
  )
}
