import { isBlank } from '#domain/plan/messages.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { markAt } from '#domain/report/marks.ts'
import { lineHeight, type Picture, type Shape, textAt, textWidth, wrapped } from '#domain/report/picture.ts'
import { captionSize, pictureWidth, textSize } from '#domain/report/text-box.ts'
import { reportWords } from './report-words.ts'
import { filledRings, type Ring, rings, type Why } from './why.ts'
import { words } from './words.ts'

const outer = 100
const centre = 102
const nameSize = 11
const markSize = 8
const textLeft = 236
const besides = pictureWidth - textLeft - 2
const gap = 16
const head = captionSize * lineHeight + 3

/** From the outermost inwards, each drawn over the one before. `name` is the middle of its name, from the centre. */
export const circles: Readonly<Record<Ring, { radius: number; name: number; dot: [number, number] }>> = {
  what: { radius: outer, name: -84, dot: [59, 59] },
  how: { radius: 68, name: -52, dot: [51, 0] },
  why: { radius: 36, name: 0, dot: [20, -20] },
}
export const across = 2 * centre

/** The three rings; one that holds something is green and ticked, and the open one has a strong line. */
export function ringShapes(why: Why, locale: ReportLocale, middle: number, open?: Ring | null): Shape[] {
  const filled = filledRings(why)
  return rings.toReversed().flatMap((ring): Shape[] => {
    const { radius, name } = circles[ring]
    const line = words[locale].rings[ring]
    const ink = filled[ring] ? 'brand' : 'text'
    const half = textWidth(line, nameSize) / 2
    const fill = filled[ring] ? 'brand-soft' : 'paper'
    const look = { fill, stroke: 'brand', strokeWidth: ring === open ? 3.5 : 1.5 } as const
    const [left, y] = [filled[ring] ? centre - markSize / 2 - 2 : centre, middle + name]
    return [
      { kind: 'circle', x: centre, y: middle, radius, ...look },
      textAt(left, y + nameSize / 3, [line], { size: nameSize, ink, isBold: true, anchor: 'middle' }),
      ...(filled[ring] ? [markAt('check', left + half + markSize / 2 + 3, y, markSize, ink)] : []),
    ]
  })
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
    const lines = items.flatMap((item) => wrapped(ring === 'why' ? item : `• ${item}`, besides, textSize))
    return { ring, items, lines, isEmpty: said[ring].length === 0 }
  })
  const heights = texts.map(({ lines }) => head + lines.length * textSize * lineHeight)
  const needed = heights.reduce((sum, one) => sum + one + gap, -gap)
  const height = Math.max(across, needed + 4)
  let y = (height - needed) / 2
  const beside = texts.flatMap(({ ring, lines, isEmpty }, index): Shape[] => {
    const top = y
    y += (heights[index] ?? 0) + gap
    return [
      ...leader(ring, top + captionSize / 2, height / 2),
      textAt(textLeft, top + captionSize, [names[ring]], { size: captionSize, ink: 'brand', isBold: true }),
      textAt(textLeft, top + head + textSize, lines, { size: textSize, ink: isEmpty ? 'muted' : 'text' }),
    ]
  })
  return {
    width: pictureWidth,
    height,
    label: reportWords[locale].label,
    twin: texts.flatMap(({ ring, items }) => [
      { depth: 0, text: names[ring] },
      ...items.map((text) => ({ depth: 1, text })),
    ]),
    shapes: [...ringShapes(why, locale, height / 2), ...beside],
  }
}

/** From the ring to its words. */
function leader(ring: Ring, y: number, middle: number): Shape[] {
  const [x, down] = circles[ring].dot
  const dot = { x: centre + x, y: middle + down }
  const d = `M${dot.x} ${dot.y}L${textLeft - 20} ${y}H${textLeft - 6}`
  return [
    { kind: 'path', d, stroke: 'muted', strokeWidth: 1 },
    { kind: 'circle', ...dot, radius: 2.5, fill: 'brand' },
  ]
}
