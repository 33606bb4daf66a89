import { nameOf, type Segment } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Picture, textAt } from '#domain/report/picture.ts'
import { fitsPaper, inTurns } from '#domain/report/sheets.ts'
import { captionSize } from '#domain/report/text-box.ts'
import { canvasLayout } from './canvas-layout.ts'
import { groundShapes, needShapes, offeringShapes } from './canvas-shapes.ts'
import { canvasWords } from './canvas-words.ts'
import { type FitRow, fitOf, overallOf } from './fit.ts'
import { ringShapes } from './fit-ring.ts'
import type { NeedKind } from './needs.ts'

type Item = { readonly kind: NeedKind; readonly row: FitRow }

/** Gains stand above pains, as in the canvas that mentors know. */
const kinds = ['gain', 'pain'] as const
const radius = 26
const ringSpace = 2 * radius + 42

/** The whole canvas of a segment with both kinds of needs; in several parts where one page cannot hold it. */
export function canvasPictures(plan: PlanData, segment: Segment, locale: ReportLocale): readonly Picture[] {
  const words = canvasWords[locale]
  const items = kinds.flatMap((kind) =>
    (fitOf(plan, kind, segment._id)?.rows ?? []).map((row): Item => ({ kind, row })),
  )
  const offerings = fitOf(plan, 'pain', segment._id)?.offerings ?? []
  const layoutOf = (some: readonly Item[]) =>
    canvasLayout(
      offerings,
      kinds.map((kind) => ({ kind, rows: some.flatMap((item) => (item.kind === kind ? item.row : [])) })),
      (offering) => nameOf(offering, locale),
      ringSpace,
    )
  const fits = (some: readonly Item[]) => fitsPaper(layoutOf(some))
  const turns = fits(items)
    ? [items]
    : kinds.flatMap((kind) =>
        inTurns(
          items.filter((item) => item.kind === kind),
          fits,
        ),
      )
  const met = items.filter(({ row }) => row.state === 'met').length
  const label = words.label(nameOf(segment, locale), items.length, met)
  return turns.map((some, index): Picture => {
    const layout = layoutOf(some)
    const { square } = layout
    const ring = { x: square.x + square.width / 2, y: square.y + square.height + 14 + radius * 1.2, radius }
    return {
      width: layout.width,
      height: layout.height,
      label: turns.length > 1 ? label + words.part(index + 1, turns.length) : label,
      shapes: [
        ...groundShapes(layout, locale),
        ...layout.offerings.flatMap((one) => offeringShapes(one)),
        ...layout.needs.flatMap((one) => needShapes(one)),
        ...ringShapes(overallOf(plan, segment._id), ring),
        textAt(ring.x, ring.y + radius + 17, [words.overall], {
          size: captionSize,
          ink: 'muted',
          anchor: 'middle',
        }),
      ],
    }
  })
}
