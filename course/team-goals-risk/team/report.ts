import { membersOf } from '#course/shared/team.ts'
import { coverageOf } from '#course/team-goals-risk/shared/coverage.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { coveragePicture, nameAt } from './coverage-picture.ts'
import { words } from './words.ts'

/** Everybody with role and strength, and who leads what. Addresses stay in the plan. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const members = membersOf(plan)
  const all = coverageOf(plan)
  if (
    members.every(
      ({ role, strength, activities }) => isBlank(role) && isBlank(strength) && activities.length === 0,
    )
  )
    return []
  const rows = members.map((member, place) => [
    `${place + 1}. ${nameAt(plan, place, locale)}`,
    member.role || '–',
    member.strength || '–',
    all
      .filter(({ led }) => led.includes(place))
      .map((work) => work.text)
      .join('\n') || '–',
  ])
  const table: Block = { kind: 'table', head: [text.name, text.role, text.strength, text.leads], rows }
  if (all.length === 0) return [table]
  return [
    table,
    { kind: 'heading', text: text.coverage },
    { kind: 'picture', picture: coveragePicture(plan, locale) },
  ]
}
