import type { PairFunnel } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { nameOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import type { Funnel } from '#domain/finance/funnel.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Ink, type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { words } from './words.ts'

// It stands in a narrow column beside the work, and its words have to be read there.
const width = 228
const bandHeight = 46
const gap = 4
const [nameSize, numberSize] = [10, 12.5]
const widths = [226, 196, 166, 136, 110] as const
const inks = ['series-1', 'series-1', 'series-2', 'series-3'] as const
const bands = ['reach', 'leads', 'warm', 'customers'] as const

/** People are whole where there are many of them. */
export const people = (count: number, locale: ReportLocale): string =>
  figures(count, locale, { maximumFractionDigits: count < 10 ? 1 : 0 })

export const pairName = ({ pair }: PairFunnel, locale: ReportLocale): string =>
  words[locale].pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale))

/** How many are left at each step of the way, from those who were reached to those who buy. */
export function numbersPicture(of: PairFunnel, locale: ReportLocale): Picture {
  const text = words[locale]
  const told = bands.map((band) => ({ name: text.bands[band], number: people(of.funnel[band], locale) }))
  return {
    width,
    height: bands.length * (bandHeight + gap),
    label: text.funnelOf(pairName(of, locale)),
    twin: told.map(({ name, number }) => ({ depth: 0, text: `${name}: ${number}` })),
    shapes: told.flatMap(({ name, number }, index): Shape[] => {
      const top = index * (bandHeight + gap) + 1
      const ink = inks[index] ?? 'series-1'
      return [
        { kind: 'path', d: bandPath(index, top), fill: `${ink}-soft`, stroke: ink, strokeWidth: 1.5 },
        textAt(width / 2, top + 17, [name], { size: nameSize, anchor: 'middle' }),
        textAt(width / 2, top + 36, [number], { size: numberSize, isBold: true, anchor: 'middle' }),
      ]
    }),
  }
}

function bandPath(band: number, top: number): string {
  const [above = 0, below = 0] = [widths[band], widths[band + 1]]
  const left = (wide: number) => (width - wide) / 2
  return `M${left(above)} ${top}H${left(above) + above}L${left(below) + below} ${top + bandHeight}H${left(below)}Z`
}

const standingInks: Readonly<Record<NonNullable<Funnel['standing']>, Ink>> = {
  red: 'bad',
  amber: 'warn',
  green: 'good',
}

/** Two bars of one scale: what it costs to win a customer, and what the customer brings. */
export function worthPicture(
  of: PairFunnel,
  locale: ReportLocale,
  money: (amount: number) => string,
): Picture {
  const text = words[locale]
  const { cac, ltv, standing } = of.funnel
  const longest = Math.max(cac ?? 0, ltv ?? 0)
  const bars = [
    { name: text.cac, amount: cac, ink: 'earth' as Ink },
    { name: text.ltv, amount: ltv, ink: standing ? standingInks[standing] : 'muted' },
  ].map((bar) => ({ ...bar, told: bar.amount === null ? text.unknown : money(bar.amount) }))
  return {
    width,
    height: bars.length * 40,
    label: text.compared(pairName(of, locale)),
    twin: bars.map(({ name, told }) => ({ depth: 0, text: `${name}: ${told}` })),
    shapes: bars.flatMap(({ name, amount, told, ink }, index): Shape[] => {
      const top = index * 40
      const share = longest > 0 ? Math.max(0, amount ?? 0) / longest : 0
      return [
        textAt(1, top + 12, [name], { size: nameSize }),
        textAt(width - 1, top + 12, [told], { size: nameSize, isBold: true, anchor: 'end' }),
        { kind: 'box', x: 1, y: top + 19, width: width - 2, height: 12, radius: 3, fill: 'line' },
        ...(share > 0 ? [barAt(top + 19, Math.max(3, share * (width - 2)), ink)] : []),
      ]
    }),
  }
}

const barAt = (top: number, long: number, fill: Ink): Shape => ({
  kind: 'path',
  d: `M1 ${top}h${long}v12h${-long}Z`,
  fill,
})
