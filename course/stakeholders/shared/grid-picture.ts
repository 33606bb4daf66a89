import { positions, stakeholderGroups } from '#domain/options/stakeholders.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Ink, type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { type Dot, dotsOf, type Frame, frameOf, radius } from './grid.ts'
import { labelSize, labelsOf } from './grid-labels.ts'
import { gridWords } from './grid-words.ts'
import { type Entry, legendRows } from './legend-rows.ts'
import { groupInks, positionLooks } from './looks.ts'
import { quadrants } from './power-interest.ts'
import { nameOf, type Stakeholder } from './stakeholders.ts'

/** What the look of a dot tells. */
export type ToldBy = 'group' | 'position'

type Options = {
  readonly by: ToldBy
  /** Points of one side of the square. */
  readonly side: number
}

const size = 9
const lineSpace = 15

/** The power and interest of everybody who is placed, each under a number and, where there is room, a name. */
export function gridPicture(
  stakeholders: readonly Stakeholder[],
  locale: ReportLocale,
  { by, side }: Options,
): Picture & { readonly dots: readonly Dot[]; readonly frame: Frame } {
  const frame = frameOf(side)
  const dots = dotsOf(stakeholders, frame)
  const { left, top } = frame
  const [right, bottom] = [left + side, top + side]
  const labels = labelsOf(dots, frame, ({ stakeholder }) => nameOf(stakeholder, locale))
  const legend = legendOf(dots, by, locale, { x: left, y: bottom + 38, width: side })
  return {
    width: right + 8,
    height: bottom + 30 + legend.height,
    label: gridWords[locale].label(dots.length, by),
    dots,
    frame,
    shapes: [
      ...ground(frame, locale),
      ...quadrantTitles(frame, locale),
      ...labels.map(({ x, y, text }) => textAt(x, y, [text], { size: labelSize })),
      ...dots.flatMap((dot) => dotShapes(dot, lookOf(dot.stakeholder, by))),
      ...legend.shapes,
    ],
  }
}

function ground({ left, top, side }: Frame, locale: ReportLocale): Shape[] {
  const text = gridWords[locale]
  const [right, bottom, half] = [left + side, top + side, side / 2]
  return [
    { kind: 'path', d: `M${left + half} ${top}H${right}V${top + half}H${left + half}Z`, fill: 'brand-soft' },
    { kind: 'path', d: `M${left} ${top}H${right}V${bottom}H${left}Z`, stroke: 'line' },
    {
      kind: 'path',
      d: `M${left} ${top + half}H${right}M${left + half} ${top}V${bottom}`,
      stroke: 'line',
      isDashed: true,
    },
    textAt(left - 21, 11, [text.power], { size, ink: 'muted' }),
    textAt(left + side * 0.75, bottom + 11, [text.interest], { size, ink: 'muted', anchor: 'middle' }),
    ...[0, 50, 100].flatMap((value) => [
      scale(left - 5, bottom - (value / 100) * side + 3, value, 'end'),
      scale(left + (value / 100) * side, bottom + 11, value, value === 100 ? 'end' : 'middle'),
    ]),
  ]
}

const scale = (x: number, y: number, value: number, anchor: 'middle' | 'end') =>
  textAt(x, y, [String(value)], { size, ink: 'muted', anchor })

/** Over and under the grid, where no dot can hide them. */
function quadrantTitles({ left, top, side }: Frame, locale: ReportLocale): Shape[] {
  return quadrants.map((quadrant, index) => {
    const x = left + side * (index % 2 === 1 ? 0.75 : 0.25)
    const y = index >= 2 ? top + side + 24 : top - 5
    return textAt(x, y, [quadrant[locale]], { size, ink: 'text', isBold: true, anchor: 'middle' })
  })
}

type Form = 'circle' | 'ring' | 'diamond' | 'dashes'
type Look = { readonly form: Form; readonly ink: Ink }

const positionForms = { 'In favor': 'circle', Indifferent: 'ring', Against: 'diamond' } as const

/** Position is told by colour and by form, so that nobody needs to see the colour. */
function lookOf({ group, position }: Stakeholder, by: ToldBy): Look {
  if (by === 'group')
    return group ? { form: 'circle', ink: groupInks[group] } : { form: 'dashes', ink: 'muted' }
  if (position === null) return { form: 'dashes', ink: 'muted' }
  return { form: positionForms[position], ink: positionLooks[position].ink }
}

function formAt({ form, ink }: Look, x: number, y: number, half: number): Shape {
  if (form === 'diamond') {
    const arm = half * 1.2
    return { kind: 'path', d: `M${x} ${y - arm}L${x + arm} ${y}L${x} ${y + arm}L${x - arm} ${y}Z`, fill: ink }
  }
  const place = { kind: 'circle', x, y } as const
  if (form === 'circle') return { ...place, radius: half, fill: ink }
  return {
    ...place,
    radius: half - 0.75,
    fill: 'paper',
    stroke: ink,
    strokeWidth: 1.5,
    isDashed: form === 'dashes',
  }
}

const dotShapes = ({ x, y, number }: Dot, look: Look): Shape[] => [
  formAt(look, x, y, radius),
  textAt(x, y + size / 3, [String(number)], {
    size,
    ink: look.form === 'circle' || look.form === 'diamond' ? 'paper' : 'text',
    isBold: true,
    anchor: 'middle',
  }),
]

type Area = { readonly x: number; readonly y: number; readonly width: number }

/** More than these would be wider than the grid. */
const mostNumbers = 6

/** Groups have only their colours: who belongs to one is told by the numbers, so that nobody needs to see the colour. */
function groupName(name: string, numbers: readonly number[]): string {
  const isCut = numbers.length > mostNumbers
  return `${name}: ${numbers.slice(0, mostNumbers).join(', ')}${isCut ? '…' : ''}`
}

/** What the looks mean, as far as they occur. */
function legendOf(dots: readonly Dot[], by: ToldBy, locale: ReportLocale, area: Area) {
  const text = gridWords[locale]
  const choices = by === 'group' ? stakeholderGroups : positions
  const entryOf = (name: string, look: string | null): Entry[] => {
    const own = dots.filter(({ stakeholder }) => stakeholder[by] === look)
    const [first] = own
    if (!first) return []
    const numbers = own.map(({ number }) => number)
    return [
      {
        label: by === 'group' ? groupName(name, numbers) : name,
        draw: (x, y) => [formAt(lookOf(first.stakeholder, by), x + 5, y, 5)],
      },
    ]
  }
  const entries = [
    ...choices.flatMap((choice) => entryOf(choice[locale], choice.value)),
    ...entryOf(by === 'group' ? text.noGroup : text.noPosition, null),
  ]
  const { shapes, height } = legendRows([entries], {
    ...{ x: area.x, y: area.y + 4, width: area.width },
    ...{ rowHeight: lineSpace, signWidth: 14, size, ink: 'text' },
  })
  return { shapes, height: entries.length > 0 ? height + 8 : 4 }
}
