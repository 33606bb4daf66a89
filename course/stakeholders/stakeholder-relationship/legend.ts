import { type Entry, legendRows } from '#course/stakeholders/shared/legend-rows.ts'
import { groupInks } from '#course/stakeholders/shared/looks.ts'
import {
  positions,
  relationshipStrengths,
  stakeholderGroups,
  tieKinds,
} from '#domain/options/stakeholders.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { Shape } from '#domain/report/picture.ts'
import { captionSize, pictureWidth } from '#domain/report/text-box.ts'
import type { Node } from './map-layout.ts'
import { circleShapes, kindMark, strengthLines } from './signs.ts'
import type { Tie } from './ties.ts'
import { words } from './words.ts'

const indent = 6

/** What is seen in the picture, each sort in rows of its own below it. */
export function legendOf(nodes: readonly Node[], ties: readonly Tie[], top: number, locale: ReportLocale) {
  const has = (test: (node: Node) => boolean) => nodes.some(test)
  const strengths = relationshipStrengths
    .filter(({ value }) => has(({ stakeholder }) => stakeholder.relationship === value))
    .map(
      (one): Entry => ({
        label: words[locale].strengths[one.value],
        draw: (x, y) => [{ kind: 'path', d: `M${x + 2} ${y}H${x + 20}`, ...strengthLines[one.value] }],
      }),
    )
  const kinds = tieKinds
    .filter(({ value }) => ties.some(({ kind }) => kind === value))
    .map((one): Entry => ({ label: one[locale], draw: (x, y) => [kindMark(one.value, x + 16, y)] }))
  const stands = positions
    .filter(({ value }) => has(({ stakeholder }) => stakeholder.position === value))
    .map(
      (one): Entry => ({
        label: one[locale],
        draw: (x, y) => circleShapes({ group: null, position: one.value }, x + 12, y).map(smaller(x + 12, y)),
      }),
    )
  const groups = stakeholderGroups
    .filter(({ value }) => has(({ stakeholder }) => stakeholder.group === value))
    .map(
      (one): Entry => ({
        label: one[locale],
        draw: (x, y) => [{ kind: 'circle', x: x + 15, y, radius: 5, fill: groupInks[one.value] }],
      }),
    )
  const { shapes, height } = legendRows([[...strengths, ...stands], kinds, groups], {
    ...{ x: indent, y: top + 12, width: pictureWidth - indent },
    ...{ rowHeight: 19, signWidth: 26, size: captionSize, ink: 'muted' },
  })
  return { shapes, bottom: top + 6 + height }
}

/** A sign as it is, in the size of a line. */
const smaller =
  (x: number, y: number) =>
  (shape: Shape): Shape =>
    shape.kind === 'circle' ? { ...shape, x, y, radius: shape.radius * 0.8 } : shape
