import { isBlank } from '#domain/plan/messages.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Ink, lineHeight, type Picture, type Shape, wrapped } from '#domain/report/picture.ts'
import { captionSize, pictureWidth, textSize } from '#domain/report/text-box.ts'
import { reportWords } from './report-words.ts'
import { type Ring, rings, type Why } from './why.ts'
import { words } from './words.ts'

const outer = 100
const centre = 102
const textLeft = 236
const textWidth = pictureWidth - textLeft - 2
const gap = 16
const head = captionSize * lineHeight + 3

/** From the outermost inwards, each drawn over the one before. */
const circles: Readonly<Record<Ring, { radius: number; fill: Ink; label: number; dot: [number, number] }>> = {
  what: { radius: outer, fill: 'brand-soft', label: -80, dot: [59, 59] },
  how: { radius: 68, fill: 'paper', label: -48, dot: [51, 0] },
  why: { radius: 36, fill: 'brand-soft', label: 3, dot: [20, -20] },
}

/** The sentence in the middle: both halves, or the mission that grew out of them. */
function whyText({ contribution, impact, mission }: Why, locale: ReportLocale): string {
  if (isBlank(contribution) || isBlank(impact)) return mission.trim()
  return words[locale].sentence(contribution, impact)
}

function linesOf(why: Why, locale: ReportLocale): Readonly<Record<Ring, readonly string[]>> {
  const items = (list: Why['how']) => list.map((input) => input.value?.trim() ?? '')
  const sentence = whyText(why, locale)
  return { why: sentence ? [sentence] : [], how: items(why.how), what: items(why.what) }
}

/** The golden circle with what each ring says beside it; none while all rings are empty. */
export function circlePicture(why: Why, locale: ReportLocale): Picture | null {
  const said = linesOf(why, locale)
  if (rings.every((ring) => said[ring].length === 0)) return null
  const names = words[locale].rings
  const empty = reportWords[locale].empty
  const texts = rings.map((ring) => {
    const items = said[ring].length > 0 ? said[ring] : [empty]
    const lines = items.flatMap((item) => wrapped(ring === 'why' ? item : `• ${item}`, textWidth, textSize))
    return { ring, lines, isEmpty: said[ring].length === 0 }
  })
  const heights = texts.map(({ lines }) => head + lines.length * textSize * lineHeight)
  const needed = heights.reduce((sum, one) => sum + one + gap, -gap)
  const height = Math.max(2 * outer + 4, needed + 4)
  let y = (height - needed) / 2
  const placed = texts.map((one, index) => {
    const at = { ...one, y }
    y += (heights[index] ?? 0) + gap
    return at
  })
  return {
    width: pictureWidth,
    height,
    label: reportWords[locale].label,
    twin: texts.flatMap(({ ring }) => [
      { depth: 0, text: names[ring] },
      ...(said[ring].length > 0 ? said[ring] : [empty]).map((text) => ({ depth: 1, text })),
    ]),
    shapes: [
      ...rings.toReversed().flatMap((ring): Shape[] => ringShapes(ring, names[ring], height / 2)),
      ...placed.flatMap((one): Shape[] => [
        ...leader(one.ring, one.y + captionSize / 2, height / 2),
        caption(textLeft, one.y + captionSize, names[one.ring]),
        {
          kind: 'text',
          x: textLeft,
          y: one.y + head + textSize,
          lines: one.lines,
          size: textSize,
          ink: one.isEmpty ? 'muted' : 'text',
        },
      ]),
    ],
  }
}

function ringShapes(ring: Ring, name: string, middle: number): Shape[] {
  const { radius, fill, label } = circles[ring]
  return [
    { kind: 'circle', x: centre, y: middle, radius, fill, stroke: 'brand', strokeWidth: 1.5 },
    {
      kind: 'text',
      x: centre,
      y: middle + label,
      lines: [name],
      size: 10,
      isBold: true,
      anchor: 'middle',
    },
  ]
}

/** From the ring to its words. */
function leader(ring: Ring, y: number, middle: number): Shape[] {
  const [x, down] = circles[ring].dot
  const dot = { x: centre + x, y: middle + down }
  return [
    {
      kind: 'path',
      d: `M${dot.x} ${dot.y}L${textLeft - 20} ${y}H${textLeft - 6}`,
      stroke: 'muted',
      strokeWidth: 1,
    },
    { kind: 'circle', ...dot, radius: 2.5, fill: 'brand' },
  ]
}

const caption = (x: number, y: number, line: string): Shape => ({
  kind: 'text',
  x,
  y,
  lines: [line],
  size: captionSize,
  ink: 'brand',
  isBold: true,
})
