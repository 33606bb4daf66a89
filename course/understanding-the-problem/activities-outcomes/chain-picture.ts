import { impactOf } from '#course/understanding-the-problem/shared/impact-chain.ts'
import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { Picture, Shape, TwinLine } from '#domain/report/picture.ts'
import { inTurns } from '#domain/report/sheets.ts'
import { captionSize, pictureWidth, tallestPicture, textBox } from '#domain/report/text-box.ts'
import { byFirstCause, causesOf, type Link, linksOf } from './chain.ts'
import { type ChainBox, columnNames, columns, heightNeeded, type PlacedBox, placed } from './chain-layout.ts'
import { people } from './people.ts'
import { reportWords } from './report-words.ts'
import { words } from './words.ts'

const quiet = { fill: 'paper', stroke: 'muted' } as const
const gained = { fill: 'brand-soft', stroke: 'brand' } as const
const strong = { fill: 'brand-soft', stroke: 'brand', strokeWidth: 1.5, captionInk: 'brand' } as const
const later = { fill: 'paper', stroke: 'muted', isDashed: true } as const
const open = { fill: 'bad-soft', stroke: 'bad', strokeWidth: 1.5, captionInk: 'bad' } as const

/** What a picture of the chain is drawn from. */
type Chain = {
  readonly links: readonly Link[]
  /** Those that have a box of their own, whether something works on them or not. */
  readonly causes: readonly Cause[]
  readonly impact: string
}

/** From causes to impact; the label says what it shows. */
export function chainPicture(
  chain: Chain,
  locale: ReportLocale,
  label: (activities: number, outcomes: number) => string,
): Picture {
  const boxes = placed(boxesFor(chain, locale))
  const outcomes = boxes.filter(({ column }) => column === 'outcome')
  const names = words[locale].columns
  return {
    width: pictureWidth,
    height: heightNeeded(boxes),
    label: label(chain.links.length, outcomes.length),
    twin: twinOf(chain, locale),
    shapes: [
      ...columnNames.map((name): Shape => columnName(columns[name].x, names[name])),
      ...wiresOf(chain.links, boxes),
      ...boxes.flatMap((box) => textBox(box, box, box.look)),
    ],
  }
}

/** As it stands on paper: many activities come in several pictures, each with the causes that they work on. */
export function chainPictures(plan: PlanData, locale: ReportLocale): readonly Picture[] {
  const causes = causesOf(plan)
  const links = byFirstCause(causes, linksOf(plan)).flatMap((group) => group.links)
  const chainOf = (own: readonly Link[]): Chain => ({
    links: own,
    causes: causes.filter(({ _id }) => own.some((link) => link.causes.includes(_id))),
    impact: impactOf(plan),
  })
  const sheets = inTurns(links, (own) => heightNeeded(boxesFor(chainOf(own), locale)) <= tallestPicture)
  return sheets.map((own, index) =>
    chainPicture(chainOf(own), locale, (activities, outcomes) =>
      reportWords[locale].label(activities, outcomes, index + 1, sheets.length),
    ),
  )
}

const impactIn = ({ impact }: Chain, locale: ReportLocale) => impact.trim() || words[locale].impactEmpty

function boxesFor(chain: Chain, locale: ReportLocale): readonly ChainBox[] {
  const outcomes = [...new Set(chain.links.flatMap((link) => link.outcomes))]
  return [
    ...chain.causes.map(
      ({ _id, description }): ChainBox => ({
        id: _id,
        column: 'cause',
        text: description ?? '',
        look: quiet,
      }),
    ),
    ...chain.links.map(
      (link): ChainBox => ({ id: link.id, column: 'activity', ...activityBox(link, locale) }),
    ),
    ...outcomes.map((text): ChainBox => ({ id: text, column: 'outcome', text, look: gained })),
    { id: 'impact', column: 'impact', text: impactIn(chain, locale), look: strong },
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

function twinOf(chain: Chain, locale: ReportLocale): TwinLine[] {
  const text = words[locale]
  const print = reportWords[locale]
  const nameOf = (id: string) => chain.causes.find(({ _id }) => _id === id)?.description?.trim() ?? ''
  const lines = chain.links.flatMap((link): TwinLine[] => {
    const { caption } = activityBox(link, locale)
    return [
      { depth: 0, text: `${text.columns.activity}: ${link.name}${caption ? ` (${caption})` : ''}` },
      { depth: 1, text: `${print.worksOn}: ${link.causes.map(nameOf).join('; ') || print.noCause}` },
      { depth: 1, text: `${text.columns.outcome}: ${link.outcomes.join('; ') || text.noOutcome}` },
    ]
  })
  return [...lines, { depth: 0, text: `${text.columns.impact}: ${impactIn(chain, locale)}` }]
}
