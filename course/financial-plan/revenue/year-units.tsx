import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { figures } from '#domain/figures.ts'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { UnitsRow } from './units.ts'
import { words } from './words.ts'

export const yearUnits = ({ id }: UnitsRow): Figure => ({ name: 'units', column: 'y1', offering: id })

type Props = { row: UnitsRow; isPassed?: boolean }

/** What the months of a row make together. In the grid, where Tab goes from cell to cell, a key asks it. */
export function YearUnits({ row, isPassed = false }: Props) {
  const locale = useLocale()
  const sum = sumOf(row.values.slice(0, 12), (value) => value ?? 0)
  return (
    <Calculated
      figure={yearUnits(row)}
      of={words[locale].cell(row.name, words[locale].firstYear)}
      isPassed={isPassed}
    >
      {figures(sum, locale)}
    </Calculated>
  )
}
