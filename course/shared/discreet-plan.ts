import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { withInitials, withoutContacts } from './private-names.ts'

type Source = RecordOf<'source'>

/** The plan as anybody may read it: no addresses, no telephone numbers, and nobody who was asked by name. */
export const discreetPlan: (plan: PlanData) => PlanData = remembered((plan: PlanData): PlanData => {
  // A room sees a part of the plan: only what is there is touched.
  const { model, project, steps, source, ...records } = { ...plan }
  // Whoever was asked and works with the team is named in the plan as one of the team.
  const team = (project ?? []).flatMap(({ team_members }) => (team_members ?? []).map(({ name }) => name))
  const names = (source ?? []).flatMap(fullNameOf).filter(({ full }) => !team.includes(full))
  const tidy = (text: string) => withoutNames(isKey(text) ? text : withoutContacts(text), names)
  const texts = Object.fromEntries(Object.entries(records).map(([kind, rows]) => [kind, mapped(rows, tidy)]))
  return {
    ...texts,
    ...(source && { source: source.map((one) => ({ ...one, text: sourceText(one, tidy) })) }),
    ...(project && { project: project.map((one) => ({ ...one, team_members: membersOf(one) })) }),
    ...(model && { model }),
    ...(steps && { steps }),
  }
})

/** A part of a report that also the screen tells without them. */
export const discreetly =
  (report: SummaryPart): SummaryPart =>
  (plan, locale) =>
    report(discreetPlan(plan), locale)

const persons: readonly unknown[] = ['people', 'expert']

const sourceText = ({ text, sourceType }: Source, tidy: (text: string) => string) =>
  persons.includes(sourceType) ? withInitials(withoutContacts(text ?? '')) : tidy(text ?? '')

/** A name as it was written, wherever it stands again as words of its own, with its initials. */
type Name = { readonly full: string; readonly again: RegExp; readonly short: string }

const inWord = '[\\p{L}\\p{N}]'

function fullNameOf({ text, sourceType }: Source): Name[] {
  if (!persons.includes(sourceType)) return []
  const head = (text ?? '').split(/[,;:(–—]/)[0]?.trim() ?? ''
  const short = withInitials(`${head},`).slice(0, -1)
  // A first name alone is anybody's: a portrait may bear it, and only beside a description does it tell who was asked.
  if (short === head || !/\s/.test(head)) return []
  const letters = head.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return [{ full: head, again: new RegExp(`(?<!${inWord})${letters}(?!${inWord})`, 'gu'), short }]
}

const withoutNames = (text: string, names: readonly Name[]) =>
  names.reduce(
    (said, { full, again, short }) => (said.includes(full) ? said.replace(again, () => short) : said),
    text,
  )

// Ids, alone or within a key, and plain numbers are nobody's telephone.
const isKey = (text: string) => /[0-9a-f]{24}|^[\d.,-]+$/.test(text)

/** Everybody's name and part in the work, and nothing to reach them by. */
const membersOf = ({ team_members }: NonNullable<PlanData['project']>[number]) =>
  (team_members ?? []).map((member) => ({ ...member, email: '' }))

function mapped<T>(value: T, tidy: (text: string) => string): T {
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return tidy(one)
    if (Array.isArray(one)) return one.map(walk)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, walk(inner)]))
  }
  return walk(value) as T
}
