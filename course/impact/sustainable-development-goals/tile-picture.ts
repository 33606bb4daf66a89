import { activeGoals, type Goal, goalTitle } from '#course/impact/shared/goals.ts'
import { seriesInk } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Picture, type Shape, textAt, wrapped } from '#domain/report/picture.ts'
import { pictureWidth, textSize } from '#domain/report/text-box.ts'
import { placedIcon } from './icons.ts'
import { words } from './words.ts'

const inLine = 5
const gap = 8
/** Room for half of a line around. */
const edge = 1
const width = (pictureWidth - 2 * edge - gap * (inLine - 1)) / inLine
const height = 92
const padding = 8

/** The goals keep the colour of their number, which only tells them apart. */
export const goalInk = (index: number) => seriesInk(index - 1)

function tile({ index }: Goal, place: number, locale: ReportLocale): Shape[] {
  const x = edge + (place % inLine) * (width + gap)
  const y = edge + Math.floor(place / inLine) * (height + gap)
  const ink = goalInk(index)
  return [
    { kind: 'box', x, y, width, height, radius: 5, fill: `${ink}-soft`, stroke: ink },
    textAt(x + padding, y + 26, [String(index)], { size: 20, isBold: true, ink }),
    { kind: 'path', d: placedIcon(index, x + width - 32, y + 8, 24), stroke: ink, strokeWidth: 1.6 },
    textAt(x + padding, y + 46, wrapped(goalTitle(index, locale), width - 2 * padding, textSize), {
      size: textSize,
    }),
  ]
}

/** The chosen goals side by side, the most important first; the table below says the same. */
export function tilePicture(plan: PlanData, locale: ReportLocale): Picture {
  const goals = activeGoals(plan)
  const lines = Math.ceil(goals.length / inLine)
  return {
    width: pictureWidth,
    height: Math.max(0, lines * (height + gap) - gap + 2 * edge),
    label: words[locale].label(goals.length),
    shapes: goals.flatMap((goal, place) => tile(goal, place, locale)),
  }
}
