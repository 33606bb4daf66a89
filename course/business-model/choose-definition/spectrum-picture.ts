import { labelOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { definitions } from '#domain/options/models.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Ink, type Picture, type Shape, textAt, textWidth, wrapped } from '#domain/report/picture.ts'
import { captionSize, pictureWidth } from '#domain/report/text-box.ts'
import { plannedShares } from './planned-shares.ts'
import { type Marker, markers, placeOf, threshold } from './spectrum.ts'
import { words } from './words.ts'

const size = captionSize
const space = pictureWidth / definitions.length
const stopAt = (index: number) => space * (index + 0.5)
const lineY = 52
const barY = 138
const [barLeft, barRight] = [30, pictureWidth - 30]
const percentAt = (percent: number) => barLeft + ((barRight - barLeft) * percent) / 100

/** Told by form too: a filled drop for today, an empty one for the aim. */
const inks: Readonly<Record<Marker, Ink>> = { today: 'brand', target: 'series-3' }

function pin(marker: Marker, x: number, y: number, isUnder = false): Shape {
  const turn = isUnder ? -1 : 1
  return {
    kind: 'path',
    d: `M${x} ${y}L${x - 6} ${y - 10 * turn}H${x + 6}Z`,
    fill: marker === 'today' ? inks.today : 'paper',
    stroke: inks[marker],
    strokeWidth: 1.5,
  }
}

/** A word over or under a point, kept inside the picture. */
function wordAt(x: number, y: number, said: string, ink: Ink): Shape {
  const half = textWidth(said, size * 1.08) / 2
  const inside = Math.min(Math.max(x, half + 1), pictureWidth - half - 1)
  return textAt(inside, y, [said], { size, ink, isBold: true, anchor: 'middle' })
}

/** The line from charity to business with both markers, and the shares of market revenue below it. */
export function spectrumPicture(plan: PlanData, locale: ReportLocale): Picture {
  const text = words[locale]
  const told = (marker: Marker) => {
    const { definition, percent } = placeOf(plan, marker)
    const label = labelOf(definitions, definition, locale) || text.noPlace
    return percent === null ? label : `${label} (${figures(percent, locale)}%)`
  }
  return {
    width: pictureWidth,
    height: 188,
    label: text.picture.label(told('today'), told('target')),
    twin: markers.map((marker) => ({ depth: 0, text: text.place(text.markers[marker], told(marker)) })),
    shapes: [...stops(plan, locale), ...bar(plan, locale)],
  }
}

function stops(plan: PlanData, locale: ReportLocale): Shape[] {
  const text = words[locale]
  const places = markers.map((marker) => placeOf(plan, marker).definition)
  const isSame = places[0] !== null && places[0] === places[1]
  return [
    {
      kind: 'path',
      d: `M${stopAt(0)} ${lineY}H${stopAt(definitions.length - 1)}`,
      stroke: 'line',
      strokeWidth: 4,
    },
    ...definitions.flatMap((definition, index): Shape[] => {
      const isTaken = places.includes(definition.value)
      const look = {
        size,
        anchor: 'middle',
        ...(isTaken ? { isBold: true } : { ink: 'muted' as const }),
      } as const
      return [
        {
          kind: 'circle',
          x: stopAt(index),
          y: lineY,
          radius: 6,
          fill: isTaken ? 'brand-soft' : 'paper',
          stroke: isTaken ? 'brand' : 'muted',
          strokeWidth: 2,
        },
        textAt(stopAt(index), lineY + 20, wrapped(definition[locale], (space - 4) / 1.08, size), look),
      ]
    }),
    ...markers.flatMap((marker, index) => {
      const stop = definitions.findIndex(({ value }) => value === places[index])
      if (stop < 0) return []
      // On the same stop they stand beside each other, and their words over each other.
      const x = stopAt(stop) + (isSame ? (index === 0 ? -8 : 8) : 0)
      const y = isSame && index === 0 ? 14 : 28
      return [pin(marker, x, lineY - 8), wordAt(x, y, text.markers[marker], inks[marker])]
    }),
  ]
}

function bar(plan: PlanData, locale: ReportLocale): Shape[] {
  const { picture } = words[locale]
  const planned = plannedShares(plan)
  const isPlanned = markers.some((marker) => planned[marker] !== null)
  const limit = percentAt(threshold)
  const scale = (percent: number) =>
    textAt(percentAt(percent), barY + 27, [`${percent}%`], { size, ink: 'muted', anchor: 'middle' })
  return [
    textAt(barLeft, barY - 26, [picture.market], { size, ink: 'muted', isBold: true }),
    { kind: 'box', x: barLeft, y: barY - 4, width: barRight - barLeft, height: 8, radius: 4, fill: 'line' },
    {
      kind: 'path',
      d: `M${limit} ${barY - 22}V${barY + 16}`,
      stroke: 'text',
      isDashed: true,
      strokeWidth: 1.25,
    },
    ...[0, threshold, 100].map(scale),
    ...markers.flatMap((marker, index) => {
      const { percent } = placeOf(plan, marker)
      return percent === null
        ? []
        : [pin(marker, percentAt(percent), index === 0 ? barY - 4 : barY + 4, index === 1)]
    }),
    ...markers.flatMap((marker) => diamond(planned[marker], inks[marker])),
    ...(isPlanned
      ? [
          ...diamondAt(barLeft + 6, barY + 41, 'text'),
          textAt(barLeft + 16, barY + 44, [picture.planned], { size, ink: 'muted' }),
        ]
      : []),
  ]
}

const diamond = (percent: number | null, ink: Ink) =>
  percent === null ? [] : diamondAt(percentAt(percent), barY, ink)

const diamondAt = (x: number, y: number, ink: Ink): Shape[] => [
  {
    kind: 'path',
    d: `M${x} ${y - 4}L${x + 4} ${y}L${x} ${y + 4}L${x - 4} ${y}Z`,
    fill: 'paper',
    stroke: ink,
    strokeWidth: 1.5,
  },
]
