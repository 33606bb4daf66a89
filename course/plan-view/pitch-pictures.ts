import { isCounted } from '#course/customers/customer-description/market.ts'
import { chosenActivities } from '#course/shared/activities.ts'
import { dayNumber, dayText } from '#course/shared/days.ts'
import { initialsOf, inkOf, labelOf, nameOf, seriesInk } from '#course/shared/segments.ts'
import { byDay, isPast, objectivesOf } from '#course/team-goals-risk/goals/goals.ts'
import { figures } from '#domain/figures.ts'
import { segmentRoles } from '#domain/options/customers.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { cutLines } from '#domain/report/cut-lines.ts'
import { type Ink, lineHeight, type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { canvasWords } from './canvas-words.ts'

// Large letters for the room: half of a slide is about twice as wide.
const width = 240
const size = 10
const most = 3

/** Words of at most so many lines, around a middle. */
function words(text: string, x: number, middle: number, room: number, look: object, lines = 2): Shape[] {
  const said = cutLines(text, room, size * 1.05, lines)
  const y = middle - (said.length * size * lineHeight) / 2 + size
  return said.length > 0 ? [textAt(x, y, said, { size, ...look })] : []
}

const [rowHeight, between] = [48, 12]

/** What is done, and what changes by it: the first of the chosen activities. */
export function activityPicture(plan: PlanData, label: string): Picture | null {
  const rows = chosenActivities(plan)
    .filter(({ name }) => !isBlank(name))
    .slice(0, most)
  if (rows.length === 0) return null
  const [box, arrow] = [106, 28]
  const right = box + arrow
  return {
    ...{ width, height: rows.length * (rowHeight + between) - between + 2, label },
    twin: rows.map(({ name, outcomes }) => ({ depth: 0, text: `${name}: ${outcomes?.[0] ?? '–'}` })),
    shapes: rows.flatMap(({ name, outcomes }, place): Shape[] => {
      const y = 1 + place * (rowHeight + between)
      const middle = y + rowHeight / 2
      const outcome = outcomes?.find((one) => !isBlank(one))
      const frame = (x: number, fill: Ink, stroke: Ink): Shape => ({
        ...{ kind: 'box', x: x + 1, y, width: box - 2, height: rowHeight, radius: 5, fill, stroke },
      })
      return [
        frame(0, 'brand-soft', 'brand'),
        ...words(name ?? '', 7, middle, box - 14, {}, 3),
        ...(outcome
          ? [
              {
                kind: 'path',
                d: arrowAt(box + 4, middle, arrow - 8),
                stroke: 'brand',
                strokeWidth: 1.5,
              } as const,
              frame(right, 'paper', 'brand'),
              ...words(outcome, right + 7, middle, box - 14, {}, 3),
            ]
          : []),
      ]
    }),
  }
}

const arrowAt = (x: number, y: number, long: number) =>
  `M${x} ${y}H${x + long}M${x + long - 5} ${y - 4}L${x + long} ${y}L${x + long - 5} ${y + 4}`

const radius = 17

/** Who the customers are: initials, name, and how many there are. */
export function customerPicture(plan: PlanData, locale: ReportLocale, label: string): Picture | null {
  const segments = (plan.segment ?? []).filter(({ name }) => !isBlank(name)).slice(0, most)
  if (segments.length === 0) return null
  const left = 2 * radius + 12
  const told = segments.map((segment) => {
    const count = isCounted(segment.targetMarket)
      ? canvasWords[locale].reachable(figures(segment.targetMarket, locale))
      : ''
    return [labelOf(segmentRoles, segment.role, locale), count].filter(Boolean).join(' · ')
  })
  const row = rowHeight
  return {
    ...{ width, height: segments.length * (row + between) - between + 2, label },
    twin: segments.map((segment, place) => ({
      depth: 0,
      text: [nameOf(segment, locale), told[place]].filter(Boolean).join(': '),
    })),
    shapes: segments.flatMap((segment, place): Shape[] => {
      const middle = 1 + place * (row + between) + row / 2
      const ink = inkOf(plan, segment._id)
      return [
        {
          kind: 'circle',
          x: radius + 1,
          y: middle,
          radius,
          fill: `${ink}-soft`,
          stroke: ink,
          strokeWidth: 1.5,
        },
        textAt(radius + 1, middle + 4, [initialsOf(segment)], {
          ...({ size: 12, isBold: true, anchor: 'middle', ink } as const),
        }),
        ...words(nameOf(segment, locale), left, middle - 9, width - left - 2, { isBold: true }),
        ...words(told[place] ?? '', left, middle + 15, width - left - 2, { ink: 'muted' }, 1),
      ]
    }),
  }
}

/** The next objectives on a line, each with its day. */
export function nextSteps(
  plan: PlanData,
  locale: ReportLocale,
  today: string,
  label: string,
): Picture | null {
  const next = byDay(objectivesOf(plan))
    .filter((one) => !isBlank(one.title) && dayNumber(one.date) !== null && !isPast(one, today))
    .slice(0, most)
  if (next.length === 0) return null
  const row = rowHeight
  const x = 9
  const yOf = (place: number) => 1 + place * (row + between) + 10
  return {
    ...{ width, height: next.length * (row + between) - between + 2, label },
    twin: next.map(({ date, title }) => ({ depth: 0, text: `${dayText(date, locale)}: ${title}` })),
    shapes: [
      { kind: 'path', d: `M${x} ${yOf(0)}V${yOf(next.length - 1)}`, stroke: 'line', strokeWidth: 2 },
      ...next.flatMap(({ date, title }, place): Shape[] => {
        const ink = seriesInk(place)
        const y = yOf(place)
        return [
          { kind: 'circle', x, y, radius: 7, fill: 'paper', stroke: ink, strokeWidth: 2.5 },
          textAt(26, y + 4, [dayText(date, locale)], { size, isBold: true, ink }),
          ...words(title, 26, y + 23, width - 30, {}),
        ]
      }),
    ],
  }
}
