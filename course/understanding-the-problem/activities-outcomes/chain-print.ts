import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { Picture, Shape, TwinLine } from '#domain/report/picture.ts'
import { captionSize, pictureWidth, textBox } from '#domain/report/text-box.ts'
import { byFirstCause, causesOf, impactOf, type Link, linksOf } from './chain.ts'
import { people } from './people.ts'
import {
  columnNames,
  columns,
  heightNeeded,
  inTurns,
  type PlacedBox,
  type PrintBox,
  placed,
} from './print-layout.ts'
import { reportWords } from './report-words.ts'
import { words } from './words.ts'

const quiet = { fill: 'paper', stroke: 'muted' } as const
const strong = { fill: 'brand-soft', stroke: 'brand', strokeWidth: 1.5, captionInk: 'brand' } as const
const later = { fill: 'paper', stroke: 'muted', isDashed: true } as const
const open = { fill: 'bad-soft', stroke: 'bad', strokeWidth: 1.5, captionInk: 'bad' } as const

/** From causes to impact, as it stands on paper; many activities come in several pictures. */
export function chainPictures(plan: PlanData, locale: ReportLocale): readonly Picture[] {
  const text = words[locale]
  const print = reportWords[locale]
  const causes = causesOf(plan)
  const links = byFirstCause(causes, linksOf(plan)).flatMap((group) => group.links)
  const impact = impactOf(plan).trim() || text.impactEmpty
  const boxesOf = (own: readonly Link[]) => boxesFor(own, causes, impact, locale)
  const sheets = inTurns(links, boxesOf)
  return sheets.map((own, index) => {
    const boxes = placed(boxesOf(own))
    const outcomes = boxes.filter(({ column }) => column === 'outcome')
    return {
      width: pictureWidth,
      height: heightNeeded(boxes),
      label: print.label(own.length, outcomes.length, index + 1, sheets.length),
      twin: twinOf(own, causes, impact, locale),
      shapes: [
        ...columnNames.map((name): Shape => columnName(columns[name].x, text.columns[name])),
        ...wiresOf(own, boxes),
        ...boxes.flatMap((box) => textBox(box, box, box.look)),
      ],
    }
  })
}

function boxesFor(
  links: readonly Link[],
  causes: readonly Cause[],
  impact: string,
  locale: ReportLocale,
): readonly PrintBox[] {
  const touched = causes.filter(({ _id }) => links.some((link) => link.causes.includes(_id)))
  const outcomes = [...new Set(links.flatMap((link) => link.outcomes))]
  return [
    ...touched.map(
      ({ _id, description }): PrintBox => ({
        id: _id,
        column: 'cause',
        text: description ?? '',
        look: quiet,
      }),
    ),
    ...links.map((link): PrintBox => ({ id: link.id, column: 'activity', ...activityBox(link, locale) })),
    ...outcomes.map((text): PrintBox => ({ id: text, column: 'outcome', text, look: quiet })),
    { id: 'impact', column: 'impact', text: impact, look: strong },
  ]
}

function activityBox(link: Link, locale: ReportLocale) {
  const text = words[locale]
  const said = [
    link.isChosen ? '' : text.doItNo,
    link.outcomes.length === 0 ? text.noOutcome : '',
    link.reach === null ? '' : people[locale](link.reach),
  ]
  const caption = said.filter(Boolean).join(' · ')
  const chosen = link.isChosen ? strong : later
  return { text: link.name, caption, look: link.outcomes.length === 0 ? open : chosen }
}

const columnName = (x: number, line: string): Shape => ({
  kind: 'text',
  x,
  y: 10,
  lines: [line],
  size: captionSize,
  ink: 'muted',
  isBold: true,
})

function wiresOf(links: readonly Link[], boxes: readonly PlacedBox[]): Shape[] {
  const at = (column: PlacedBox['column'], id: string) =>
    boxes.find((box) => box.column === column && box.id === id)
  const pairs = links.flatMap((link) => {
    const activity = at('activity', link.id)
    return [
      ...link.causes.map((cause) => [at('cause', cause), activity]),
      ...link.outcomes.map((outcome) => [activity, at('outcome', outcome)]),
    ]
  })
  const impact = at('impact', 'impact')
  const last = boxes.filter(({ column }) => column === 'outcome').map((outcome) => [outcome, impact])
  return [...pairs, ...last].flatMap(([from, to]) => (from && to ? [wire(from, to)] : []))
}

function wire(from: PlacedBox, to: PlacedBox): Shape {
  const [x1, y1] = [from.x + from.width, from.y + from.height / 2]
  const [x2, y2] = [to.x, to.y + to.height / 2]
  const middle = (x1 + x2) / 2
  return {
    kind: 'path',
    d: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`,
    stroke: 'muted',
    strokeWidth: 1,
  }
}

function twinOf(
  links: readonly Link[],
  causes: readonly Cause[],
  impact: string,
  locale: ReportLocale,
): TwinLine[] {
  const text = words[locale]
  const print = reportWords[locale]
  const nameOf = (id: string) => causes.find(({ _id }) => _id === id)?.description?.trim() ?? ''
  const lines = links.flatMap((link): TwinLine[] => {
    const { caption } = activityBox(link, locale)
    return [
      { depth: 0, text: `${text.columns.activity}: ${link.name}${caption ? ` (${caption})` : ''}` },
      { depth: 1, text: `${print.worksOn}: ${link.causes.map(nameOf).join('; ') || print.noCause}` },
      { depth: 1, text: `${text.columns.outcome}: ${link.outcomes.join('; ') || text.noOutcome}` },
    ]
  })
  return [...lines, { depth: 0, text: `${text.columns.impact}: ${impact}` }]
}
