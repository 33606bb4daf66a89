import { planCurrency } from '#course/contract/plan-currency.ts'
import { type Stage, stages } from '#course/marketing-and-sales/shared/activities.ts'
import { stageInks } from '#course/marketing-and-sales/shared/funnel-picture.ts'
import { labelOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { currencyUnit, withUnit } from '#domain/money-text.ts'
import { activityTypes } from '#domain/options/marketing.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Drawn, type Picture, type Shape, textAt, textWidth } from '#domain/report/picture.ts'
import { captionSize, pictureWidth } from '#domain/report/text-box.ts'
import { type Bubble, type Chart, chartOf, field, radius, rootShare, ticks } from './bubbles.ts'
import { words } from './words.ts'

export const chartHeight = 322
const size = captionSize

/** Each part of the funnel has its own form, so that nobody has to tell colours apart. */
function mark(stage: Stage, x: number, y: number, r: number, look: Drawn): Shape {
  if (stage === 'tofu') return { kind: 'circle', x, y, radius: r, ...look }
  const half = r * 0.9
  if (stage === 'mofu')
    return { kind: 'path', d: `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`, ...look }
  const far = r * 1.2
  return { kind: 'path', d: `M${x} ${y - far}l${far} ${far}l${-far} ${far}l${-far} ${-far}Z`, ...look }
}

const lookOf = (stage: Stage, isChosen: boolean): Drawn => ({
  fill: isChosen ? stageInks[stage] : 'paper',
  stroke: stageInks[stage],
  strokeWidth: 2,
})

export function bubbleShapes({ activity, number, x, y }: Bubble): Shape[] {
  const isChosen = activity.selected === true
  return [
    mark(activity.activityType, x, y, radius, lookOf(activity.activityType, isChosen)),
    textAt(x, y + size / 3, [String(number)], {
      size,
      isBold: true,
      anchor: 'middle',
      ink: isChosen ? 'paper' : 'text',
    }),
  ]
}

/** Millions are written with the sign that both languages have for them: an axis has little room. */
const short = (value: number, locale: ReportLocale) =>
  value < 1e6
    ? figures(value, locale, { maximumFractionDigits: 2 })
    : `${figures(value / 1e6, locale)}\u00a0M`

/** Axes and what the marks mean. */
export function groundShapes(plan: PlanData, chart: Chart, locale: ReportLocale): Shape[] {
  const { mostBudget, mostReach } = chart
  const text = words[locale]
  const { left, right, top, bottom } = field
  const line = { stroke: 'line', strokeWidth: 1 } as const
  const soft = { size, ink: 'muted' } as const
  return [
    ...ticks.flatMap((share): Shape[] => {
      const x = left + rootShare(share, 1) * (right - left)
      const y = bottom - rootShare(share, 1) * (bottom - top)
      const money = withUnit(short(share * mostBudget, locale), currencyUnit(planCurrency(plan), locale))
      const people = short(share * mostReach, locale)
      return [
        { kind: 'path', d: `M${left} ${y}H${right}`, ...line },
        { kind: 'path', d: `M${x} ${top}V${bottom}`, ...line },
        textAt(left - 14, y + size / 3, [people], { ...soft, anchor: 'end' }),
        textAt(x, bottom + 22, [money], { ...soft, anchor: share === 1 ? 'end' : 'middle' }),
      ]
    }),
    textAt(6, 12, [text.people], { ...soft, isBold: true }),
    textAt(right, bottom + 36, [text.budgetHead], { ...soft, isBold: true, anchor: 'end' }),
    ...legend(locale),
  ]
}

function legend(locale: ReportLocale): Shape[] {
  const y = chartHeight - 8
  let x = 8
  const marks = stages.flatMap((stage): Shape[] => {
    const label = labelOf(activityTypes, stage, locale)
    const at = x
    x += 26 + textWidth(label, size)
    return [
      mark(stage, at, y, 5.5, lookOf(stage, true)),
      textAt(at + 11, y + size / 3, [label], { size, ink: 'muted' }),
    ]
  })
  return [...marks, textAt(x, y + size / 3, [words[locale].filled], { size, ink: 'muted' })]
}

/** The whole picture for paper; the table below it says the same. */
export function bubblePicture(plan: PlanData, locale: ReportLocale): Picture {
  const chart = chartOf(plan)
  const { bubbles } = chart
  const chosen = bubbles.filter(({ activity }) => activity.selected).length
  return {
    width: pictureWidth,
    height: chartHeight,
    label: words[locale].label(bubbles.length, chosen),
    shapes: [...groundShapes(plan, chart, locale), ...bubbles.flatMap(bubbleShapes)],
  }
}
