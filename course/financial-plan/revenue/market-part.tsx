import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { periodName } from '#course/shared/finance/period-names.ts'
import { figures } from '#domain/figures.ts'
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
  const warnings = [
    ...above.map(({ year, units }) =>
      text[isEditable ? 'forecastAboveMarket' : 'forecastAboveMarketRead'](
        told(units),
        periodName(year, data, locale),
        told(market ?? 0),
      ),
    ),
    ...(funnel === null
      ? []
      : [text[isEditable ? 'funnelDiffers' : 'funnelDiffersRead'](told(funnel), told(firstYear))]),
  ]
  return (
    <Stack gap="s">
      <Heading level={3}>{row.name}</Heading>
      {market === null ? (
        <Soft>{text.marketUnknown}</Soft>
      ) : (
        <p style={{ margin: 0 }}>
          {text.marketUnits}{' '}
          <Calculated figure={{ name: 'marketUnits', offering: row.id }} of={`${text.market}: ${row.name}`}>
            {told(market)}
          </Calculated>
        </p>
      )}
      {warnings.length > 0 ? (
        <Told tone="warn">
          {warnings.map((warning) => (
            <span key={warning} style={{ display: 'block' }}>
              {warning}
            </span>
          ))}
        </Told>
      ) : null}
    </Stack>
  )
}
