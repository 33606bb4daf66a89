import { useEffect } from 'react'
import type { PeriodColumns } from '#course/financial-plan/shared/period-columns.ts'
import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { announce } from '#web/ui/announce.ts'
import type { Cell } from './cells.ts'
import type { Pasted } from './pasted.ts'
import type { UnitsRow } from './units.ts'
import { words } from './words.ts'

type Props = {
  of: Pasted | null
  rows: readonly UnitsRow[]
  columns: PeriodColumns
}

const most = 4

/** What was taken from the clipboard, how it was understood, and what was not taken. */
export function PasteReport({ of, rows, columns }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const lines = of ? linesOf(of) : []
  const told = lines.join(' ')
  useEffect(() => announce(told), [told])
  if (!of) return null
  return (
    <Card as="div" isSmall edge={of.refused.length > 0 || of.outside > 0 ? 'warn' : 'leaf'}>
      {lines.map((line) => (
        <p key={line} style={{ margin: 0 }}>
          {line}
        </p>
      ))}
    </Card>
  )

  function placeName({ row, column }: Cell): string {
    return text.cell(rows[row]?.name ?? '', columns[column]?.name ?? '')
  }

  function linesOf({ filled, read, refused, outside, hasHeads, hasOthers, isTurned }: Pasted): string[] {
    const shown = read.slice(0, most).map((one) => text.readAs(one.text, figures(one.value, locale)))
    const wrong = refused
      .slice(0, most)
      .map((one) => text.notTaken(one.text.slice(0, 30), placeName(one.cell)))
    return [
      text.pasted(filled.length),
      ...(isTurned ? [text.turned] : []),
      ...(hasHeads ? [text.headsLeft] : []),
      ...(hasOthers ? [text.othersLeft] : []),
      ...(shown.length > 0 ? [`${text.understoodAs} ${shown.join(' · ')}${more(read.length)}`] : []),
      ...(wrong.length > 0 ? [`${text.refused} ${wrong.join(' · ')}${more(refused.length)}`] : []),
      ...(outside > 0 ? [text.outside(outside)] : []),
    ]
  }

  function more(count: number): string {
    return count > most ? ` · ${text.more(count - most)}` : ''
  }
}
