import { amountsOf } from '#course/shared/finance/amount-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { finite } from '#domain/report/charts/axis.ts'
import { partShapes } from '#domain/report/charts/part-look.ts'
import { type Picture, type Shape, textAt, textWidth } from '#domain/report/picture.ts'
import { captionSize, pictureWidth } from '#domain/report/text-box.ts'
import { lanesOf, looks, standOf } from './funding.ts'
import { words } from './words.ts'

const [left, right] = [6, pictureWidth - 6]
const legendRow = 16
const bar = { y: 26, height: 30 }

/** How much of the need is found, the surest part first. */
export function thermometerPicture(plan: PlanData, locale: ReportLocale): Picture {
  const text = words[locale]
  const money = amountsOf(plan, locale)
  const { need, funding } = standOf(plan)
  const lanes = lanesOf(plan).filter(({ amount }) => amount > 0)
  const most = finite(Math.max(need, funding))
  const along = (amount: number) => (most > 0 ? (amount / most) * (right - left) : 0)
  const needAt = left + along(need)
  let x = left
  const parts = lanes.flatMap(({ status, amount }): Shape[] => {
    const at = { x, ...bar, width: along(amount) }
    x += at.width
    return partShapes(at, 'brand', looks[status.value])
  })
  let next = { x: left, row: 0 }
  const legend = lanes.flatMap(({ status, amount }): Shape[] => {
    const said = `${status[locale]}: ${money(amount)}`
    const long = textWidth(said, captionSize) + 34
    // Names of large amounts go on in the next row.
    const at = next.x > left && next.x + long > right ? { x: left, row: next.row + 1 } : next
    next = { x: at.x + long, row: at.row }
    const y = 70 + at.row * legendRow
    return [
      ...partShapes({ x: at.x, y, width: 14, height: 10 }, 'brand', looks[status.value]),
      textAt(at.x + 20, y + 8.5, [said], { size: captionSize }),
    ]
  })
  const needText = text.need(money(need))
  const isEnd = needAt - left > textWidth(needText, captionSize) * 1.1
  return {
    ...{
      width: pictureWidth,
      height: 88 + next.row * legendRow,
      label: `${text.thermometer}: ${text.found(money(funding), money(need))}`,
    },
    twin: [
      { depth: 0, text: needText, figure: { name: 'start.need' } },
      ...lanes.map(({ status, amount }) => ({
        ...{ depth: 0, text: `${status[locale]}: ${money(amount)}` },
        figure: { name: 'fundingOf', kind: status.value } as const,
      })),
    ],
    shapes: [
      {
        ...{ kind: 'path', stroke: 'line', strokeWidth: 1 },
        d: `M${left} ${bar.y}H${right}V${bar.y + bar.height}H${left}Z`,
      },
      ...parts,
      {
        kind: 'path',
        d: `M${needAt} ${bar.y - 6}V${bar.y + bar.height + 5}`,
        stroke: 'text',
        strokeWidth: 2,
      },
      textAt(isEnd ? needAt : left, 14, [needText], {
        ...({ size: captionSize, isBold: true, anchor: isEnd ? 'end' : 'start' } as const),
      }),
      ...legend,
    ],
  }
}
