import { impactOf } from '#course/understanding-the-problem/shared/impact-chain.ts'
import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type ColumnBox, columnShapes, columnsHeight, type Line } from '#domain/report/columns.ts'
import type { Picture, TwinLine } from '#domain/report/picture.ts'
import { inTurns } from '#domain/report/sheets.ts'
import { pictureWidth, tallestPicture } from '#domain/report/text-box.ts'
import { byFirstCause, causesOf, type Link, linksOf } from './chain.ts'
import { reportWords } from './report-words.ts'
import { people, words } from './words.ts'

const columns = {
  cause: { x: 1, width: 104 },
  activity: { x: 123, width: 124 },
  outcome: { x: 265, width: 116 },
  impact: { x: 399, width: 100 },
} as const
type Box = ColumnBox<keyof typeof columns>

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
  const boxes = boxesFor(chain, locale)
  return {
    width: pictureWidth,
    height: columnsHeight(columns, boxes),
    label: label(chain.links.length, outcomesOf(chain).length),
    twin: twinOf(chain, locale),
    shapes: columnShapes(columns, words[locale].columns, boxes, linesOf(chain)),
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
  const sheets = inTurns(
    links,
    (own) => columnsHeight(columns, boxesFor(chainOf(own), locale)) <= tallestPicture,
  )
  return sheets.map((own, index) =>
    chainPicture(chainOf(own), locale, (activities, outcomes) =>
      reportWords[locale].label(activities, outcomes, index + 1, sheets.length),
    ),
  )
}

const impactIn = ({ impact }: Chain, locale: ReportLocale) => impact.trim() || words[locale].impactEmpty

/** Several activities may lead to the same. */
const outcomesOf = ({ links }: Chain) => [...new Set(links.flatMap((link) => link.outcomes))]
const outcomeId = (outcome: string) => `outcome ${outcome}`

function boxesFor(chain: Chain, locale: ReportLocale): readonly Box[] {
  return [
    ...chain.causes.map(
      ({ _id, description }): Box => ({ id: _id, column: 'cause', text: description ?? '', look: quiet }),
    ),
    ...chain.links.map((link): Box => ({ id: link.id, column: 'activity', ...activityBox(link, locale) })),
    ...outcomesOf(chain).map((text): Box => ({ id: outcomeId(text), column: 'outcome', text, look: gained })),
    { id: 'impact', column: 'impact', text: impactIn(chain, locale), look: strong },
  ]
}

function linesOf(chain: Chain): readonly Line[] {
  return [
    ...chain.links.flatMap(({ id, causes, outcomes }): Line[] => [
      ...causes.map((cause): Line => [cause, id]),
      ...outcomes.map((outcome): Line => [id, outcomeId(outcome)]),
    ]),
    ...outcomesOf(chain).map((outcome): Line => [outcomeId(outcome), 'impact']),
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
