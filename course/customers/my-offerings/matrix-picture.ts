import { nameOf } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { markAt } from '#domain/report/marks.ts'
import { lineHeight, type Picture, type Shape, textAt, wrapped } from '#domain/report/picture.ts'
import { captionSize, pictureWidth, textSize } from '#domain/report/text-box.ts'
import { keyOf, pairMap, unserved } from './offerings.ts'
import { words } from './words.ts'

const nameWidth = 180
const head = captionSize * lineHeight + 4
const leastRow = 20
const widestColumn = 60

/** Segments by offerings, which go by their numbers; a segment that lacks something to get is amber and says so. */
export function matrixPicture(plan: PlanData, locale: ReportLocale, label: string): Picture {
  const { segment: segments = [], offering: offerings = [] } = plan
  const pairs = pairMap(plan)
  const lacking = new Set(unserved(plan))
  const column = Math.min(widestColumn, (pictureWidth - nameWidth) / Math.max(1, offerings.length))
  const width = nameWidth + column * offerings.length
  const middleOf = (index: number) => nameWidth + column * (index + 0.5)
  let y = head
  const rows = segments.flatMap((segment): Shape[] => {
    const lines = wrapped(nameOf(segment, locale), nameWidth - 12, textSize)
    const isLacking = lacking.has(segment)
    const named = 4 + lines.length * textSize * lineHeight
    const height = Math.max(leastRow, named + 4 + (isLacking ? captionSize * lineHeight : 0))
    const top = y
    y += height
    const ticks = offerings.flatMap(({ _id }, index) =>
      pairs.has(keyOf(segment._id, _id))
        ? [markAt('check', middleOf(index), top + height / 2, 10, 'brand')]
        : [],
    )
    const wash: Shape = { kind: 'box', x: 0, y: top, width, height, fill: 'warn-soft' }
    const said = textAt(6, top + named + captionSize, [words[locale].nothing], {
      size: captionSize,
      ink: 'warn',
    })
    return [
      ...(isLacking ? [wash, said] : []),
      { kind: 'path', d: `M0 ${top}H${width}`, stroke: 'line' },
      textAt(6, top + 4 + textSize, lines, { size: textSize }),
      ...ticks,
    ]
  })
  const look = { size: captionSize, ink: 'muted', isBold: true, anchor: 'middle' } as const
  return {
    width: pictureWidth,
    height: y + 1,
    label,
    shapes: [
      ...offerings.map((_, index) => textAt(middleOf(index), captionSize, [String(index + 1)], look)),
      ...rows,
      { kind: 'path', d: `M0 ${y}H${width}`, stroke: 'line' },
    ],
  }
}
