import { groupInks } from '#course/stakeholders/shared/looks.ts'
import {
  positions,
  relationshipStrengths,
  stakeholderGroups,
  tieKinds,
} from '#domain/options/stakeholders.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Shape, textAt, textWidth } from '#domain/report/picture.ts'
import { captionSize, pictureWidth } from '#domain/report/text-box.ts'
import type { Node } from './map-layout.ts'
import { circleShapes, kindMark, strengthLines } from './signs.ts'
import type { Tie } from './ties.ts'
import { words } from './words.ts'

const size = captionSize
const rowHeight = 19
const signWidth = 26
const between = 10
const indent = 6

type Entry = { readonly label: string; readonly draw: (x: number, y: number) => readonly Shape[] }

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
  const rows = [[...strengths, ...stands], kinds, groups].flatMap(inRows)
  const shapes = rows.flatMap((row, index) =>
    row.flatMap(({ x, entry }) => entryAt(entry, x, top + 12 + index * rowHeight)),
  )
  return { shapes, bottom: top + 6 + rows.length * rowHeight }
}

/** A sign as it is, in the size of a line. */
const smaller =
  (x: number, y: number) =>
  (shape: Shape): Shape =>
    shape.kind === 'circle' ? { ...shape, x, y, radius: shape.radius * 0.8 } : shape

function entryAt({ label, draw }: Entry, x: number, y: number): Shape[] {
  return [...draw(x, y), textAt(x + signWidth, y + size / 3, [label], { size, ink: 'muted' })]
}

function inRows(entries: readonly Entry[]): { readonly x: number; readonly entry: Entry }[][] {
  const rows: { x: number; entry: Entry }[][] = []
  let x = indent
  for (const entry of entries) {
    const width = signWidth + textWidth(entry.label, size)
    if (x === indent || x + width > pictureWidth) {
      x = indent
      rows.push([])
    }
    rows.at(-1)?.push({ x, entry })
    x += width + between
  }
  return rows
}
