import { seriesInk } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { captionSize, pictureWidth } from '#domain/report/text-box.ts'
import { calendarOf, type Month } from './calendar.ts'
import { words } from './words.ts'

const size = captionSize
const column = pictureWidth / 12
const square = 18
const apart = 3
/** More squares than these are told by their number. */
const most = 8

function squares({ month, indicators }: Month, bottom: number): Shape[] {
  const x = (month - 1) * column + (column - square) / 2
  const shown = indicators.length > most ? indicators.slice(0, most - 1) : indicators
  const yOf = (place: number) => bottom - (place + 1) * (square + apart)
  const middle = x + square / 2
  return [
    ...shown.flatMap(({ number }, place): Shape[] => [
      {
        ...{ kind: 'box', x, y: yOf(place), width: square, height: square, radius: 4 },
        ...{ fill: `${seriesInk(number - 1)}-soft`, stroke: seriesInk(number - 1) },
      },
      textAt(middle, yOf(place) + 12.2, [String(number)], { size, isBold: true, anchor: 'middle' }),
    ]),
    ...(indicators.length > most
      ? [
          textAt(middle, yOf(most - 1) + 12.2, [`+${indicators.length - most + 1}`], {
            ...{ size, isBold: true, anchor: 'middle' as const },
          }),
        ]
      : []),
  ]
}

/** How much there is to measure in each month: a square for each indicator, with its number. */
export function calendarPicture(plan: PlanData, locale: ReportLocale): Picture {
  const text = words[locale]
  const months = calendarOf(plan, locale)
  const highest = Math.min(most, Math.max(1, ...months.map(({ indicators }) => indicators.length)))
  const bottom = 8 + highest * (square + apart)
  const hasNames = months.some(({ name }) => !/^\d/.test(name))
  return {
    width: pictureWidth,
    height: bottom + (hasNames ? 18 : 32),
    label: text.calendarLabel,
    twin: months
      .filter(({ indicators }) => indicators.length > 0)
      .map(({ name, indicators }) => ({
        depth: 0,
        text: `${hasNames ? name : text.month(name)}: ${indicators.map(({ number }) => number).join(', ')}`,
      })),
    shapes: [
      { kind: 'path', d: `M0 ${bottom}H${pictureWidth}`, stroke: 'line', strokeWidth: 1 },
      ...months.flatMap((month) => squares(month, bottom)),
      ...months.map(({ month, name }) =>
        textAt((month - 0.5) * column, bottom + 13, [name], { size, ink: 'muted', anchor: 'middle' }),
      ),
      ...(hasNames ? [] : [textAt(0, bottom + 28, [text.months], { size, ink: 'muted' })]),
    ],
  }
}
