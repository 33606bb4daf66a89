import { type SolutionKind, solutionsOf } from '#course/stakeholders/shared/solutions.ts'
import type { Group, Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { plainText } from '#domain/text.ts'

/** Somebody of an earlier step who may be a stakeholder. */
export type Offer = {
  readonly id: string
  readonly name: string
  readonly from: 'segments' | 'solutions' | 'people'
  /** The lane in which they are put at first. */
  readonly group: Group
  /** What the stakeholder hangs on: it goes with a segment or a solution, not with a talk that was had once. */
  readonly parent: string | null
  /** The main role of a segment. */
  readonly role: string | null
  /** Such a stakeholder is there already. */
  readonly isTaken: boolean
}

type Found = Omit<Offer, 'isTaken' | 'from' | 'name'> & { readonly name: string | null | undefined }

const groupOfSolution: Readonly<Partial<Record<SolutionKind, Group>>> = {
  business: 'competitors',
  informal: 'competitors',
  ngo: 'suppliers-partners',
  government: 'government',
}

const groupOfSource: Readonly<Record<string, Group>> = {
  people: 'community',
  expert: 'opinion-leaders',
  organisation: 'suppliers-partners',
}

/** The segments, who works on the problem already, and the people met in the first module. A habit is nobody. */
export function offersOf(plan: PlanData, stakeholders: readonly Stakeholder[]): readonly Offer[] {
  const parents = new Set(stakeholders.map(({ record }) => record.parent))
  const names = new Set(stakeholders.map(({ name }) => plainText(name)))
  const told = (from: Offer['from'], found: readonly Found[]) =>
    found.flatMap(({ name, ...rest }): Offer[] => {
      if (isBlank(name)) return []
      const trimmed = name?.trim() ?? ''
      return [
        { ...rest, name: trimmed, from, isTaken: parents.has(rest.id) || names.has(plainText(trimmed)) },
      ]
    })
  return [
    ...told('segments', segments(plan)),
    ...told('solutions', solutions(plan)),
    ...told('people', people(plan)),
  ]
}

const segments = ({ segment = [] }: PlanData): readonly Found[] =>
  segment.map(({ _id, name, role }) => ({
    id: _id,
    name,
    group: 'customers',
    parent: _id,
    role: role ?? null,
  }))

const solutions = (plan: PlanData): readonly Found[] =>
  solutionsOf(plan).flatMap(({ id, name, kind }) => {
    const group = groupOfSolution[kind ?? 'business']
    return group ? [{ id, name, group, parent: id, role: null }] : []
  })

const people = ({ source = [] }: PlanData): readonly Found[] =>
  source.flatMap(({ _id, text, sourceType }) => {
    const group = groupOfSource[sourceType ?? '']
    return group ? [{ id: _id, name: text, group, parent: null, role: null }] : []
  })

/** What the plan keeps of somebody who is taken over. */
export const takenOver = ({ name, group, role }: Offer): Partial<InputRecord> => ({
  value: name,
  groupName: group,
  ...(role ? { segmentType: role } : {}),
})
