import { jobsOf } from '#course/customers/shared/jobs.ts'
import { nameOf, type Segment } from '#course/shared/segments.ts'
import type { Locale } from '#domain/errors.ts'
import { figures } from '#domain/figures.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { circlesPicture } from './circles-picture.ts'
import { customersOf, isCounted } from './market.ts'
import { labelsOf, personaRows } from './persona.ts'
import { words } from './words.ts'

/** One portrait for each segment, how many such people there are, and all markets in one table. */
export const report: SummaryPart = (plan, locale) => {
  const told = (plan.segment ?? []).flatMap((segment) => partOf(plan, segment, locale))
  return told.length === 0 ? [] : [...told, ...sizes(plan, locale)]
}

function partOf(plan: PlanData, segment: Segment, locale: Locale): readonly Block[] {
  const blocks = [...portrait(plan, segment, locale), ...market(plan, segment, locale)]
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: nameOf(segment, locale) }, ...blocks]
}

/** The person who stands for a segment: name and work, what is known, the story, and the jobs to be done. */
export function portrait(plan: PlanData, segment: Segment, locale: Locale): readonly Block[] {
  const { name, occupation, story } = segment.profile ?? {}
  const jobs = jobsOf(plan, segment._id)
  const isDescribed = [name, occupation, story].some((text) => !isBlank(text))
  if (!isDescribed && jobs.length === 0) return []
  const label = labelsOf(segment, locale)
  const lead = [name, occupation].filter((text) => !isBlank(text)).join(' – ')
  const rows = personaRows(plan, segment, locale)
  const { title } = words[locale].jobs
  return [
    ...(lead ? [{ kind: 'text', text: lead, tone: 'lead' } as const] : []),
    ...(rows.length > 0
      ? [{ kind: 'facts', rows: rows.map(({ label, value }) => ({ label, value })) } as const]
      : []),
    ...(isBlank(story) ? [] : [{ kind: 'quote', text: (story ?? '').trim(), by: label.story } as const]),
    ...(jobs.length > 0
      ? [{ kind: 'text', text: title, tone: 'muted' } as const, { kind: 'list', items: jobs } as const]
      : []),
  ]
}

function market(plan: PlanData, segment: Segment, locale: Locale): readonly Block[] {
  const { addressableMarket, targetMarket, marketShare } = segment
  if (![addressableMarket, targetMarket, marketShare].some(isCounted)) return []
  const label = words[locale].market
  const rows = (['addressableMarketDescription', 'marketShareJustification'] as const).flatMap((name) =>
    isBlank(segment[name]) ? [] : [{ label: label[name], value: segment[name]?.trim() ?? '' }],
  )
  return [
    { kind: 'picture', picture: circlesPicture(plan, segment, locale) },
    ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
  ]
}

function sizes({ segment = [] }: PlanData, locale: Locale): readonly Block[] {
  const counted = segment.filter((one) => isCounted(one.addressableMarket))
  if (counted.length < 2) return []
  const { size, head } = words[locale]
  const number = (value: number | null | undefined, unit = '') =>
    isCounted(value) ? `${figures(value, locale)}${unit}` : '–'
  const rows = counted.map((one) => [
    nameOf(one, locale),
    number(one.addressableMarket),
    number(one.targetMarket),
    number(one.marketShare, '%'),
    number(customersOf(one)),
  ])
  return [
    { kind: 'heading', text: size },
    { kind: 'table', head, rows },
  ]
}
