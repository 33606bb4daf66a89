import { membersOf } from '#course/shared/team.ts'
import { type Covered, coverageOf } from '#course/team-goals-risk/shared/coverage.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { markAt } from '#domain/report/marks.ts'
import { lineHeight, type Picture, type Shape, textAt, wrapped } from '#domain/report/picture.ts'
import { captionSize, pictureWidth, textSize } from '#domain/report/text-box.ts'
import { words } from './words.ts'

const padding = 6
/** More columns than these leave no room for the activities. */
const mostColumns = 12
const widestCell = 34
const verdictWidth = 80
const headHeight = 24

/** Who leads what, as a grid: people carry the numbers of their cards. */
export function coveragePicture(plan: PlanData, locale: ReportLocale): Picture {
  const text = words[locale]
  const all = coverageOf(plan)
  const people = membersOf(plan).slice(0, mostColumns)
  const cell = Math.min(widestCell, 220 / Math.max(people.length, 1))
  const textWidth = pictureWidth - verdictWidth - cell * people.length
  const columnAt = (place: number) => textWidth + cell * (place + 0.5)
  const lines = all.map((work) => wrapped(work.text, textWidth - 2 * padding, textSize))
  const heights = lines.map(({ length }) => length * textSize * lineHeight + 2 * padding)
  const tops = heights.map((_, row) => headHeight + heights.slice(0, row).reduce((sum, one) => sum + one, 0))
  const height = headHeight + heights.reduce((sum, one) => sum + one, 0)
  const row = (work: Covered, index: number): Shape[] => {
    const [top, tall] = [tops[index] ?? 0, heights[index] ?? 0]
    const middle = top + tall / 2
    const isOpen = work.led.length === 0
    return [
      ...(isOpen
        ? [{ kind: 'box', x: 0, y: top, width: pictureWidth, height: tall, fill: 'bad-soft' } as const]
        : []),
      { kind: 'path', d: `M0 ${top}H${pictureWidth}`, stroke: 'line' },
      textAt(padding, top + padding + textSize, lines[index] ?? [], { size: textSize }),
      ...people.flatMap((_, place): Shape[] =>
        work.led.includes(place)
          ? [{ kind: 'circle', x: columnAt(place), y: middle, radius: 5, fill: 'brand' }]
          : [{ kind: 'circle', x: columnAt(place), y: middle, radius: 2, stroke: 'muted' }],
      ),
      ...(isOpen
        ? [
            markAt('cross', pictureWidth - verdictWidth + 10, middle, 8, 'bad'),
            textAt(pictureWidth - verdictWidth + 18, middle + 3, [text.nobody], {
              size: captionSize,
              ink: 'bad',
            }),
          ]
        : []),
    ]
  }
  return {
    width: pictureWidth,
    height,
    label: text.gridAbout(all.length, all.filter(({ led }) => led.length === 0).length),
    twin: all.map((work) => ({
      depth: 0,
      text: `${work.text}: ${work.led.map((place) => nameAt(plan, place, locale)).join(', ') || text.nobody}`,
    })),
    shapes: [
      ...people.map((_, place) =>
        textAt(columnAt(place), 15, [String(place + 1)], { size: textSize, isBold: true, anchor: 'middle' }),
      ),
      ...all.flatMap(row),
    ],
  }
}

/** As the cards call somebody. */
export function nameAt(plan: PlanData, place: number, locale: ReportLocale): string {
  const { name = '' } = membersOf(plan)[place] ?? {}
  return isBlank(name) ? `${words[locale].nameless} ${place + 1}` : name
}
