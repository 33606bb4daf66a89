import { type Picture, type Shape, textAt } from '#domain/report/picture.ts'

/** Something with two scores from 1 to 5, and the number that it carries on its card. */
export type Weighed = {
  readonly number: number
  readonly isChosen: boolean
  readonly across: number
  readonly up: number
}

/** In points on paper: how long a side is, how far from its ends 1 and 5 stand, and the room for the numbers on the left. */
type Frame = { readonly side: number; readonly edge: number; readonly left: number }

/** What the axes mean, and what is written where both scores are high. */
type Names = { readonly across: string; readonly up: string; readonly corner?: string }

// It is small on the page and on paper, so its words are large in it.
const size = 10.5
const top = 18
const radius = 11
const scores = [1, 2, 3, 4, 5]

/** Everything weighed between two scores, under its number. */
export function scoreChart(all: readonly Weighed[], frame: Frame, names: Names, label: string): Picture {
  const { side, left } = frame
  const [right, bottom] = [left + side, top + side]
  const along = alongIn(frame)
  const corner = { x: left + along(3.5), y: top + 1 }
  return {
    width: right + 4,
    height: bottom + 36,
    label,
    shapes: [
      {
        kind: 'box',
        ...corner,
        width: right - corner.x - 1,
        height: bottom - along(3.5) - corner.y,
        fill: 'brand-soft',
      },
      { kind: 'path', d: `M${left} ${top}H${right}V${bottom}H${left}Z`, stroke: 'line' },
      note(left, 11, names.up),
      note(right, bottom + 29, names.across, 'end'),
      ...(names.corner ? [note(right - 6, top + 12, names.corner, 'end')] : []),
      ...scores.flatMap((score) => [
        note(left - 5, bottom - along(score) + 3, String(score), 'end'),
        note(left + along(score), bottom + 14, String(score), 'middle'),
      ]),
      ...all.flatMap((one) => bubble(one, placeOf(one, all, frame))),
    ],
  }
}

const alongIn =
  ({ side, edge }: Frame) =>
  (score: number) =>
    edge + ((score - 1) / 4) * (side - 2 * edge)

/** Those with the same scores stand around the same point. Many stand in a wide circle; none of them leaves the chart. */
function placeOf(one: Weighed, all: readonly Weighed[], frame: Frame) {
  const same = all.filter(({ across, up }) => across === one.across && up === one.up)
  const turn = (same.indexOf(one) / same.length) * 2 * Math.PI
  const apart = same.length === 1 ? 0 : Math.max(radius, (radius * same.length) / Math.PI)
  const along = alongIn(frame)
  const within = (place: number) => Math.min(Math.max(place, radius + 2), frame.side - radius - 2)
  return {
    x: frame.left + within(along(one.across) + Math.cos(turn) * apart),
    y: top + within(frame.side - along(one.up) + Math.sin(turn) * apart),
  }
}

function bubble({ number, isChosen }: Weighed, place: { readonly x: number; readonly y: number }): Shape[] {
  const look = isChosen
    ? ({ fill: 'brand', stroke: 'brand', strokeWidth: 2 } as const)
    : ({ fill: 'paper', stroke: 'brand', strokeWidth: 1 } as const)
  return [
    { kind: 'circle', ...place, radius, ...look },
    textAt(place.x, place.y + size / 3, [String(number)], {
      size,
      ink: isChosen ? 'paper' : 'text',
      isBold: true,
      anchor: 'middle',
    }),
  ]
}

const note = (x: number, y: number, line: string, anchor: 'start' | 'middle' | 'end' = 'start') =>
  textAt(x, y, [line], { size, ink: 'muted', anchor })
