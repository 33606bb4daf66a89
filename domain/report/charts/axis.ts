import { figures } from '#domain/figures.ts'
import type { ReportLocale } from '#domain/report/block.ts'

/** A stretch of amounts that an axis shows, from its lowest tick to its highest. */
export type Axis = { readonly ticks: readonly number[]; readonly low: number; readonly high: number }

/** What cannot be drawn stands at zero. */
export const finite = (value: number): number => (Number.isFinite(value) ? value : 0)

/** Round steps that hold all values and zero; where all are zero there is nothing but zero. */
export function axisFor(values: readonly number[], most = 5): Axis {
  let [low, high] = [0, 0]
  for (const value of values) {
    low = Math.min(low, finite(value))
    high = Math.max(high, finite(value))
  }
  const step = roundStep(high / most - low / most)
  if (step === 0) return { ticks: [0], low: 0, high: 1 }
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
  return { ticks, low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 }
}

/** The next of 1, 2, 2.5, 5 and their tens that is not below. */
function roundStep(least: number): number {
  if (!(least > 0)) return 0
  const tens = 10 ** Math.floor(Math.log10(least))
  if (tens === 0) return 0
  const found = [1, 2, 2.5, 5].find((step) => step * tens >= least * (1 - 1e-9)) ?? 10
  return found * tens
}

/** From a value of an axis to a place of the picture. */
export function scale(from: Pick<Axis, 'low' | 'high'>, start: number, end: number) {
  const span = from.high - from.low
  return (value: number): number =>
    span > 0 ? start + finite((finite(value) - from.low) / span) * (end - start) : (start + end) / 2
}

/** Numbers of an axis: whole, or short where they are long. */
export function axisNumber(value: number, locale: ReportLocale): string {
  const sign = value < 0 ? '\u2212' : ''
  const size = Math.abs(value)
  if (size < 10_000) return sign + figures(size, locale, { maximumFractionDigits: size < 10 ? 2 : 0 })
  return sign + shortNumbers[locale].format(size)
}

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const
const shortNumbers: Readonly<Record<ReportLocale, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', compact),
  es: new Intl.NumberFormat('es', compact),
}
