import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { type KeyFigure, keyFiguresOf } from '#course/shared/finance/key-figures.ts'
import { movedWords } from '#course/shared/finance/what-moved-words.ts'
import type { SummaryPart } from '#domain/report/block.ts'

const titles = { en: 'Key figures', es: 'Cifras clave' } as const

/** The figures that a funder asks for first, in the expected case; nothing while all of them are zero. */
export const report: SummaryPart = (plan, locale) => {
  const words = movedWords[locale]
  const money = amountsOf(plan, locale)
  const figures = Object.entries(keyFiguresOf(plan)) as [KeyFigure, number | null][]
  if (figures.every(([, amount]) => !amount)) return []
  return [
    { kind: 'heading', text: titles[locale] },
    { kind: 'facts', rows: figures.map(([name, amount]) => ({ label: words[name], value: money(amount) })) },
  ]
}
