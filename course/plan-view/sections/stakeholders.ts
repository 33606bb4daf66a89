import { only, type SectionPart, type Telling, table, under } from '#course/plan-view/telling.ts'
import { labelOf } from '#course/shared/segments.ts'
import { byWeight, quadrantOf, quadrants } from '#course/stakeholders/shared/power-interest.ts'
import { nameOf, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { isWritten } from '#course/stakeholders/stakeholder-managing-plan/exchange.ts'
import { positions } from '#domain/options/stakeholders.ts'
import type { Block } from '#domain/report/block.ts'

const words = {
  en: {
    grid: 'Power and interest',
    exchange: 'Where they stand, and what we give and receive',
    network: 'How we are tied to them',
    head: ['Stakeholder', 'What to do', 'Position', 'We give', 'We receive', 'Our plan'],
  },
  es: {
    grid: 'Poder e interés',
    exchange: 'Su postura, y lo que damos y recibimos',
    network: 'Los lazos que nos unen',
    head: ['Actor', 'Qué hacer', 'Postura', 'Damos', 'Recibimos', 'Nuestro plan'],
  },
} as const

/** Who can help or stop the business, where they stand, what goes to and fro, and how close they are. */
export const stakeholders: SectionPart = (told) => {
  if (!told.takes('three')) return []
  const text = words[told.locale]
  return [
    ...under(text.grid, grid(told)),
    ...under(text.exchange, exchange(told)),
    ...under(text.network, only(['picture'], told.step('three', 'stakeholder-relationship'))),
  ]
}

/** By position where those are known, else by group. */
function grid(told: Telling): readonly Block[] {
  const known = only(['picture'], told.step('three', 'stakeholder-understanding'))
  return known.length > 0 ? known : only(['picture'], told.step('three', 'power-influence'))
}

function exchange({ plan, locale }: Telling): readonly Block[] {
  const all = stakeholdersOf(plan)
  // As on the grid, where a name that finds no room is left out.
  const numbers = new Map(all.map(({ id }, index) => [id, index + 1]))
  const known = byWeight(all).filter((one) => one.position || isWritten(one))
  const rows = known.map((one) => [
    `${numbers.get(one.id)}. ${nameOf(one, locale)}`,
    labelOf(quadrants, quadrantOf(one), locale) || '–',
    labelOf(positions, one.position, locale) || '–',
    one.record.give?.trim() || '–',
    one.record.receive?.trim() || '–',
    one.record.plan?.trim() || '–',
  ])
  return table(words[locale].head, rows)
}
