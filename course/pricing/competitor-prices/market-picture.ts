import { averageOf, type Competitor, isNumber, moneyOf, percentText } from '#course/pricing/shared/figures.ts'
import { type BarPart, partsBar } from '#course/pricing/shared/parts-bar.ts'
import { nameOf, seriesInk } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { axisFor, axisNumber, scale } from '#domain/report/charts/axis.ts'
import { type Plot, tickShapes, ticksWidth } from '#domain/report/charts/frame.ts'
import { type Picture, type Shape, textAt, textWidth } from '#domain/report/picture.ts'
import { captionSize } from '#domain/report/text-box.ts'
import { ownPrice, sharesOf } from './rivals.ts'
import { words } from './words.ts'

export type Rivals = {
  readonly pair: Pair
  readonly rivals: readonly Competitor[]
  readonly share: number | null
}

const width = 228
const height = 230
const radius = 9

export const pairName = ({ offering, segment }: Pair, locale: ReportLocale): string =>
  words[locale].pair(nameOf(offering, locale), nameOf(segment, locale))

/** By what figures know a pair. */
export const idsOf = ({ segment, offering }: Pair) => ({ segment: segment._id, offering: offering._id })

/** What a competitor is called in picture and list. */
export const calledIn = (rivals: readonly Competitor[], place: number, locale: ReportLocale): string =>
  `${place + 1}. ${rivals[place]?.name?.trim() || words[locale].nameless}`

/** Everything that people use today between price and share, with the own price as a star and the average as a line. */
export function pricePicture(plan: PlanData, { pair, rivals, share }: Rivals, locale: ReportLocale): Picture {
  const text = words[locale]
  const money = moneyOf(plan, locale)
  const [average, own] = [averageOf(rivals), ownPrice(pair)]
  const known = rivals.flatMap(({ price, marketShare }, place) =>
    isNumber(price) && isNumber(marketShare) ? [{ price, share: marketShare, place }] : [],
  )
  const across = axisFor([...known.map(({ price }) => price), own ?? 0], 4)
  const up = axisFor([...known.map((one) => one.share), share ?? 0], 4)
  const percent = (value: number) => `${axisNumber(value, locale)}%`
  const plot: Plot = { left: ticksWidth(up, percent), right: width - 14, top: 38, bottom: height - 36 }
  const x = scale(across, plot.left, plot.right)
  const y = scale(up, plot.bottom, plot.top)
  const note = { size: captionSize, ink: 'muted' } as const
  return {
    width,
    height,
    label: text.scatterOf(pairName(pair, locale)),
    twin: [
      ...known.map(({ price, share: used, place }) => ({
        depth: 0,
        text: text.point(calledIn(rivals, place, locale), money(price), percentText(used, locale)),
      })),
      ...(average === null
        ? []
        : [
            {
              ...{ depth: 0, text: `${text.average}: ${money(average)}` },
              figure: { name: 'competitorAverage', ...idsOf(pair) } as const,
            },
          ]),
      ...(own === null ? [] : [{ depth: 0, text: `${text.ours}: ${money(own)}` }]),
    ],
    shapes: [
      ...tickShapes(up, plot, percent),
      ...across.ticks.map((tick) =>
        textAt(x(tick), plot.bottom + captionSize + 5, [axisNumber(tick, locale)], {
          ...note,
          anchor: 'middle',
        }),
      ),
      textAt(plot.left, 10, [text.shareAxis], note),
      textAt(plot.right, height - 4, [text.priceAxis], { ...note, anchor: 'end' }),
      ...(average === null ? [] : averageLine(x(average), plot, text.average)),
      ...known.flatMap(({ price, share: used, place }) => bubble(x(price), y(used), place)),
      ...(own === null ? [] : star(x(own), y(share ?? 0))),
    ],
  }
}

function averageLine(x: number, { top, bottom, left, right }: Plot, name: string): Shape[] {
  const isLate = x > (left + right) / 2
  const long = textWidth(name, captionSize)
  const start = Math.max(0, Math.min(width - long, isLate ? x - 5 - long : x + 5))
  return [
    { kind: 'path', d: `M${x} ${top}V${bottom}`, stroke: 'earth', strokeWidth: 1.5, isDashed: true },
    textAt(start, top - 13, [name], { size: captionSize, ink: 'earth' }),
  ]
}

const bubble = (x: number, y: number, place: number): Shape[] => [
  { kind: 'circle', x, y, radius, fill: 'paper', stroke: seriesInk(place), strokeWidth: 2 },
  textAt(x, y + captionSize * 0.36, [String(place + 1)], {
    size: captionSize,
    isBold: true,
    anchor: 'middle',
  }),
]

function star(x: number, y: number): Shape[] {
  const points = Array.from({ length: 10 }, (_, index) => {
    const turn = (index * Math.PI) / 5 - Math.PI / 2
    const far = index % 2 === 0 ? 10 : 4.2
    return `${(x + Math.cos(turn) * far).toFixed(2)} ${(y + Math.sin(turn) * far).toFixed(2)}`
  })
  return [{ kind: 'path', d: `M${points.join('L')}Z`, fill: 'brand', stroke: 'paper', strokeWidth: 1 }]
}

/** Who has how much of the market; what is left are others. */
export function sharePicture({ pair, rivals, share }: Rivals, locale: ReportLocale): Picture {
  const text = words[locale]
  const { others } = sharesOf(rivals, share)
  const told = (name: string, percent: number) =>
    `${name}: ${figures(percent, locale, { maximumFractionDigits: 1 })}%`
  const parts: readonly BarPart[] = [
    ...(share
      ? [{ text: told(text.ourShare, share), share: share / 100, ink: 'brand', sign: '' } as const]
      : []),
    ...rivals.flatMap(({ marketShare }, place) =>
      marketShare
        ? [
            {
              text: told(calledIn(rivals, place, locale), marketShare),
              share: marketShare / 100,
              ...{ ink: seriesInk(place), sign: String(place + 1) },
            },
          ]
        : [],
    ),
    ...(others > 0
      ? [
          {
            text: told(text.others, others),
            share: others / 100,
            ink: 'line',
            sign: '',
            isOpen: true,
            figure: { name: 'sharesLeft', ...idsOf(pair) },
          } as const,
        ]
      : []),
  ]
  return partsBar(text.sharesOf(pairName(pair, locale)), parts)
}
