import { customersOf, isCounted } from '#course/customers/customer-description/market.ts'
import { portrait } from '#course/customers/customer-description/report.ts'
import { words as marketWords } from '#course/customers/customer-description/words.ts'
import { evidenceOf } from '#course/customers/shared/evidence.ts'
import { levelOf, type NeedKind, needsOf, strongestFirst, titleOf } from '#course/customers/shared/needs.ts'
import { type SectionPart, type Telling, table, under } from '#course/plan-view/telling.ts'
import { labelOf, nameOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { segmentRoles } from '#domain/options/customers.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { Block } from '#domain/report/block.ts'

const mostNeeds = 3

const words = {
  en: {
    who: 'Who they are',
    market: 'How many there are',
    pain: 'Their strongest pains',
    gain: 'What they hope for most',
    heads: {
      pain: ['Segment', 'Pain (strength)', 'Heard in interviews'],
      gain: ['Segment', 'Gain (level)', 'Heard in interviews'],
    },
    heard: (count: number, all: number) => `${count} of ${all}`,
  },
  es: {
    who: 'Quiénes son',
    market: 'Cuántos son',
    pain: 'Sus frustraciones más fuertes',
    gain: 'Lo que más esperan',
    heads: {
      pain: ['Segmento', 'Frustración (fuerza)', 'Oídas en entrevistas'],
      gain: ['Segmento', 'Alegría (nivel)', 'Oídas en entrevistas'],
    },
    heard: (count: number, all: number) => `${count} de ${all}`,
  },
} as const

/** Who the customers are, how many, and what weighs most for them. */
export const customers: SectionPart = (told) => {
  if (!told.takes('two')) return []
  const text = words[told.locale]
  return [
    ...under(text.who, portraits(told)),
    ...under(text.market, market(told)),
    ...under(text.pain, needs(told, 'pain')),
    ...under(text.gain, needs(told, 'gain')),
  ]
}

function portraits({ plan, locale }: Telling): readonly Block[] {
  const segments = (plan.segment ?? []).filter(({ name }) => !isBlank(name))
  return segments.flatMap((segment): readonly Block[] => {
    const role = labelOf(segmentRoles, segment.role, locale)
    return [
      { kind: 'heading', text: [nameOf(segment, locale), role].filter(Boolean).join(' · ') },
      ...portrait(plan, segment, locale),
    ]
  })
}

function market({ plan, locale }: Telling): readonly Block[] {
  const number = (value: number | null | undefined, unit = '') =>
    isCounted(value) ? `${figures(value, locale)}${unit}` : '–'
  return table(
    marketWords[locale].head,
    (plan.segment ?? [])
      .filter((one) => isCounted(one.addressableMarket))
      .map((one) => [
        nameOf(one, locale),
        number(one.addressableMarket),
        number(one.targetMarket),
        number(one.marketShare, '%'),
        number(customersOf(one)),
      ]),
  )
}

function needs({ plan, locale }: Telling, kind: NeedKind): readonly Block[] {
  const text = words[locale]
  const rows = (plan.segment ?? []).flatMap((segment) => {
    const all = needsOf(plan, kind, segment._id).filter(({ title }) => !isBlank(title))
    if (all.length === 0) return []
    const strongest = strongestFirst(all.filter((need) => levelOf(need) !== null)).slice(0, mostNeeds)
    const said = (strongest.length > 0 ? strongest : all.slice(0, mostNeeds)).map((need) => {
      const level = levelOf(need)
      return level === null ? titleOf(need) : `${titleOf(need)} (${level})`
    })
    const heard = all.filter((need) => evidenceOf(plan, need)).length
    return [[nameOf(segment, locale), said.join('\n'), text.heard(heard, all.length)]]
  })
  return table(text.heads[kind], rows)
}
