import type { AmountRow } from '#course/financial-plan/shared/amount-rows.ts'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { labelOf } from '#course/shared/segments.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { assetClasses } from '#domain/options/finance.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { LineIcon } from '#web/ui/line-icon.tsx'
import { type AssetClass, areClassed } from './assets.ts'

const icons: Readonly<Record<AssetClass, string>> = {
  property: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  machinery:
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1',
  furniture: 'M7 4v9h10V4M5 13h14v3H5zM7 16v4M17 16v4',
  vehicle:
    'M3 16V8h10v8M13 11h4l4 3v2M3 16h18M7 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  'tech equipment': 'M5 5h14v10H5zM2.5 19h19',
}

type Props = { kind: string | null; rows: readonly AmountRow[] }

/** A class with its sign and what its things cost together. */
export function ClassHead({ kind, rows }: Props) {
  const locale = useLocale()
  const { data } = usePlan()
  const path = icons[kind as AssetClass]
  const name = labelOf(assetClasses, kind, locale)
  const cost = amountsOf(data, locale)(sumOf(rows, ({ amount }) => amount ?? 0))
  return (
    <Row gap="m">
      {path ? <LineIcon path={path} /> : null}
      <strong>{name || '–'}</strong>
      <span className="figures">
        {areClassed(data) && kind !== null ? (
          <Calculated figure={{ name: 'assetsOf', kind }} of={name}>
            {cost}
          </Calculated>
        ) : (
          cost
        )}
      </span>
    </Row>
  )
}
