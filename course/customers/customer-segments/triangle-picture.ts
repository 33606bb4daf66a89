import { initialsOf, inkOf, nameOf, type Segment, type SegmentRole } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { lineHeight, type Picture, type Shape, textAt, wrapped } from '#domain/report/picture.ts'
import { shortened } from '#domain/text.ts'
import { inRole, segmentsOf } from './segments.ts'
import { words } from './words.ts'

// It stands beside the cards, so its words are large in it.
const width = 300
const size = 11
const line = size * lineHeight
const [boxWidth, padding, radius] = [146, 8, 9]
const nameLeft = padding + 2 * radius + 6
const side = 84
// Half of a line lies outside its box.
const edge = 1
const most = 6
const longest = 50

type Corner = { readonly role: SegmentRole; readonly shapes: Shape[]; readonly height: number }
type Place = { readonly x: number; readonly y: number }

/** Who uses, who pays and who benefits, each in a corner of a triangle that turns green with them. */
export function trianglePicture(plan: PlanData, locale: ReportLocale): Picture {
  const segments = segmentsOf(plan)
  const filled = (role: SegmentRole) => inRole(segments, role).length > 0
  const top = edge + heightOf(segments, 'End-user', locale)
  const below = top + side
  const corners = [
    corner(plan, 'End-user', { x: (width - boxWidth) / 2, y: edge }, locale),
    corner(plan, 'Buyer', { x: edge, y: below }, locale),
    corner(plan, 'Beneficiary', { x: width - boxWidth - edge, y: below }, locale),
  ]
  const text = words[locale]
  return {
    width,
    height: below + Math.max(...corners.slice(1).map(({ height }) => height)) + edge,
    label: text.label(corners.filter(({ role }) => filled(role)).length),
    twin: corners.flatMap(({ role }) => [
      { depth: 0, text: `${text.roles[role]} (${text.corners[role]})` },
      ...namesIn(segments, role, locale).map((name) => ({ depth: 1, text: name })),
    ]),
    shapes: [...kites(top, below, filled), ...corners.flatMap(({ shapes }) => shapes)],
  }
}

const namesIn = (segments: readonly Segment[], role: SegmentRole, locale: ReportLocale) => {
  const names = inRole(segments, role).map((segment) => nameOf(segment, locale))
  return names.length > 0 ? names : [words[locale].nobody]
}

/** A third of the triangle for each corner, from the corner to the middle. */
function kites(top: number, below: number, filled: (role: SegmentRole) => boolean): Shape[] {
  const [apex, left, right] = [
    { x: width / 2, y: top },
    { x: boxWidth / 2, y: below },
    { x: width - boxWidth / 2, y: below },
  ]
  const middle = { x: width / 2, y: top + (2 * side) / 3 }
  const half = (one: Place, other: Place) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  const kite = (role: SegmentRole, ...places: readonly Place[]): Shape => ({
    kind: 'path',
    d: `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}Z`,
    fill: filled(role) ? 'brand-soft' : 'paper',
    stroke: 'brand',
    isDashed: !filled(role),
  })
  return [
    kite('End-user', apex, half(apex, right), middle, half(apex, left)),
    kite('Buyer', left, half(apex, left), middle, half(left, right)),
    kite('Beneficiary', right, half(apex, right), middle, half(left, right)),
  ]
}

/** The lines of each name in a corner, and how many more there are. */
function rowsOf(segments: readonly Segment[], role: SegmentRole, locale: ReportLocale) {
  const own = inRole(segments, role)
  const shown = own.slice(0, own.length > most ? most - 1 : most)
  const rows = shown.map((segment) => ({
    segment,
    lines: wrapped(shortened(nameOf(segment, locale), longest), boxWidth - nameLeft - padding, size),
  }))
  return { rows, left: own.length - shown.length }
}

const rowHeight = (lines: readonly string[]) => Math.max(2 * radius, lines.length * line) + 6

function heightOf(segments: readonly Segment[], role: SegmentRole, locale: ReportLocale): number {
  const { rows, left } = rowsOf(segments, role, locale)
  const listed = rows.reduce((sum, { lines }) => sum + rowHeight(lines), 0)
  return 2 * padding + line + 6 + listed + (left > 0 || rows.length === 0 ? line : 0)
}

function corner(plan: PlanData, role: SegmentRole, { x, y }: Place, locale: ReportLocale): Corner {
  const segments = segmentsOf(plan)
  const text = words[locale]
  const { rows, left } = rowsOf(segments, role, locale)
  const height = heightOf(segments, role, locale)
  const isFilled = rows.length > 0
  const shapes: Shape[] = [
    {
      kind: 'box',
      x,
      y,
      width: boxWidth,
      height,
      radius: 8,
      fill: 'paper',
      stroke: isFilled ? 'brand' : 'muted',
      strokeWidth: isFilled ? 1.5 : 1,
      isDashed: !isFilled,
    },
    textAt(x + padding, y + padding + size, [text.corners[role]], { size, isBold: true, ink: 'brand' }),
    textAt(x + boxWidth - padding, y + padding + size, [text.roles[role]], {
      size: size - 1,
      ink: 'muted',
      anchor: 'end',
    }),
  ]
  let at = y + padding + line + 6
  for (const { segment, lines } of rows) {
    const middle = at + (rowHeight(lines) - 6) / 2
    shapes.push(
      { kind: 'circle', x: x + padding + radius, y: middle, radius, fill: inkOf(plan, segment._id) },
      textAt(x + padding + radius, middle + 3, [initialsOf(segment)], {
        size: 8.5,
        isBold: true,
        ink: 'paper',
        anchor: 'middle',
      }),
      textAt(x + nameLeft, middle - (lines.length * line) / 2 + size, lines, { size }),
    )
    at += rowHeight(lines)
  }
  const rest = left > 0 ? text.more(left) : isFilled ? '' : text.nobody
  if (rest) shapes.push(textAt(x + padding, at + size, [rest], { size, ink: 'muted' }))
  return { role, shapes, height }
}
