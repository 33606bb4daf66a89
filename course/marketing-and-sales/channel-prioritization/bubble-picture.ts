import type { ReportLocale } from '#domain/report/block.ts'
import { type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { calledIn, ranked, type Scored } from './scores.ts'
import { words } from './words.ts'

// It is small on the page and on paper, so its words are large in it.
const size = 10.5
const side = 210
const edge = 22
const left = 18
const top = 18
const [right, bottom] = [left + side, top + side]
const radius = 11
const marks = [1, 2, 3, 4, 5]

const along = (score: number) => edge + ((score - 1) / 4) * (side - 2 * edge)
const within = (place: number) => Math.min(Math.max(place, radius + 2), side - radius - 2)

type Weighed = { readonly one: Scored; readonly forUs: number; readonly forThem: number }

/** What is easy for the team, and what is good for the customers: two scores each. */
function weighedIn(all: readonly Scored[]): readonly Weighed[] {
  return all.flatMap((one) => {
    const { reach, cost, ease, trust } = one.scores
    if (reach === null || cost === null || ease === null || trust === null) return []
    return [{ one, forUs: (cost + ease) / 2, forThem: (reach + trust) / 2 }]
  })
}

/** Channels with the same place stand around it. */
function placeOf({ one, forUs, forThem }: Weighed, all: readonly Weighed[]) {
  const same = all.filter((other) => other.forUs === forUs && other.forThem === forThem)
  const turn = (same.findIndex((other) => other.one === one) / same.length) * 2 * Math.PI
  const apart = same.length === 1 ? 0 : Math.max(radius, (radius * same.length) / Math.PI)
  return {
    x: left + within(along(forUs) + Math.cos(turn) * apart),
    y: top + within(side - along(forThem) + Math.sin(turn) * apart),
  }
}

/** The channels to one segment between easy for the team and good for the customers, under their numbers. */
export function bubblePicture(all: readonly Scored[], segment: string, locale: ReportLocale): Picture {
  const text = words[locale]
  const weighed = weighedIn(all)
  const corner = { x: left + along(3.5), y: top + 1 }
  return {
    width: right + 4,
    height: bottom + 36,
    label: text.chartAbout(segment, weighed.length),
    twin: ranked(weighed.map(({ one }) => one)).map((one) => ({
      depth: 0,
      text: text.line(calledIn(one, locale), text.mean(one.mean ?? 0), one.isChosen),
    })),
    shapes: [
      {
        kind: 'box',
        ...corner,
        width: right - corner.x - 1,
        height: bottom - along(3.5) - corner.y,
        fill: 'brand-soft',
      },
      { kind: 'path', d: `M${left} ${top}H${right}V${bottom}H${left}Z`, stroke: 'line' },
      note(left, 11, text.forThem),
      note(right, bottom + 29, text.forUs, 'end'),
      ...marks.flatMap((mark) => [
        note(left - 5, bottom - along(mark) + 3, String(mark), 'end'),
        note(left + along(mark), bottom + 14, String(mark), 'middle'),
      ]),
      ...weighed.flatMap((each) => bubble(each.one, placeOf(each, weighed))),
    ],
  }
}

function bubble({ number, isChosen }: Scored, place: { readonly x: number; readonly y: number }): Shape[] {
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
