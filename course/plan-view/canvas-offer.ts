import { relationKindOf } from '#course/business-model/product-customer-relationship/buying.ts'
import { isCounted } from '#course/customers/customer-description/market.ts'
import { nameOfChannel } from '#course/marketing-and-sales/shared/channels.ts'
import { chosenActivities } from '#course/shared/activities.ts'
import { initialsOf, inkOf, labelOf, nameOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { segmentRoles } from '#domain/options/customers.ts'
import { customerRelations } from '#domain/options/stakeholders.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import { propositions } from './canvas-identity.ts'
import { cutWords, roomOf } from './canvas-lines.ts'
import { miniTree } from './canvas-pictures.ts'
import { type BoxContent, type BoxSource, type CanvasSource, lackIf, textLine } from './canvas-source.ts'
import { type CanvasLine, mostBoxWords } from './canvas-view.ts'
import { problemWords } from './sections/problem.ts'
import { lead, only, under } from './telling.ts'

export function problemBox({ plan, locale, reports }: BoxSource): BoxContent {
  const { problemStatement, problemDefinition } = businessOf(plan) ?? {}
  const said = isBlank(problemStatement) ? problemDefinition : problemStatement
  const picture = miniTree(plan, locale)
  const { tree, verdicts } = problemWords[locale]
  const step = (slug: string) => reports([{ module: 'one', step: slug }])
  return {
    lines: textLine(said),
    picture,
    blocks: [
      ...lead(said),
      ...under(tree, step('building-the-problem-tree')),
      ...under(verdicts, only(['table'], step('making-sense'))),
    ],
    lacks: [...lackIf(isBlank(problemStatement), 'problem'), ...lackIf(!picture, 'tree')],
    mostWords: picture ? 26 : 45,
  }
}

const topActivities = 3

export function solutionBox({ plan }: CanvasSource): BoxContent {
  const said = businessOf(plan)?.solutionStatement
  const named = chosenActivities(plan).filter(({ name }) => !isBlank(name))
  const items = named.slice(0, topActivities).map(
    ({ name }): CanvasLine => ({
      look: 'item',
      text: cutWords(name ?? '', 8),
    }),
  )
  return {
    lines: [...textLine(cutWords(said ?? '', mostBoxWords - roomOf(items))), ...items],
    lacks: [...lackIf(isBlank(said), 'solution'), ...lackIf(named.length === 0, 'activities')],
  }
}

export function propositionBox({ plan, locale }: CanvasSource): BoxContent {
  const all = propositions(plan, locale)
  const most = all.length > 1 ? 22 : 42
  return {
    lines: all.slice(0, 2).map(
      ({ segment, short }): CanvasLine => ({
        look: 'item',
        text: cutWords(short, most),
        mark: { text: initialsOf(segment), ink: inkOf(plan, segment._id) },
      }),
    ),
    lacks: lackIf(all.length === 0, 'proposition'),
  }
}

const once = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))]

/** The channels that were chosen, for pairs that still are. */
function chosenChannels(plan: PlanData, locale: CanvasSource['locale']): readonly string[] {
  const keys = new Set(pairsOf(plan).map(({ key }) => key))
  const chosen = (plan.channel ?? []).filter(
    ({ selected, segmentId, offeringId }) => selected && keys.has(`${segmentId}:${offeringId}`),
  )
  return once(chosen.map((channel) => nameOfChannel(channel, locale)))
}

export function reachBox({ plan, locale }: CanvasSource): BoxContent {
  const kinds = once(
    pairsOf(plan).map((pair) => labelOf(customerRelations, relationKindOf(plan, pair), locale)),
  )
  const channels = chosenChannels(plan, locale)
  return {
    lines: [
      ...kinds.map((text): CanvasLine => ({ look: 'chip', text })),
      ...channels.map((text): CanvasLine => ({ look: 'item', text })),
    ],
    lacks: [...lackIf(kinds.length === 0, 'relationship'), ...lackIf(channels.length === 0, 'channels')],
  }
}

export function customersBox({ plan, locale, text }: CanvasSource): BoxContent {
  const segments = (plan.segment ?? []).filter(({ name }) => !isBlank(name))
  const isAnyCounted = segments.some(({ targetMarket }) => isCounted(targetMarket))
  return {
    lines: segments.map((segment): CanvasLine => {
      const role = labelOf(segmentRoles, segment.role, locale)
      const count = isCounted(segment.targetMarket)
        ? text.reachable(figures(segment.targetMarket, locale))
        : ''
      const note = [role, count].filter(Boolean).join(' · ')
      return {
        look: 'item',
        text: cutWords(nameOf(segment, locale), 8),
        ...(note ? { note } : {}),
        mark: { text: initialsOf(segment), ink: inkOf(plan, segment._id) },
      }
    }),
    lacks: [
      ...lackIf(segments.length === 0, 'customers'),
      ...lackIf(segments.length > 0 && !isAnyCounted, 'market'),
    ],
  }
}
