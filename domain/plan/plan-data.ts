import type { PlanKind, planEntities } from '#domain/entities/index.ts'
import type { Of } from '#domain/entity.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import type { modelTypes } from '#domain/options/models.ts'
import type { TeamMember } from '#domain/programme/project.ts'
import { remembered, steadyList } from '#domain/remembered.ts'

export type RecordOf<K extends PlanKind> = Of<(typeof planEntities)[K]>

export type ModelType = ValueIn<typeof modelTypes>

/** A way to do business that every plan may choose. It belongs to no project. */
export type SharedModel = {
  readonly _id: string
  readonly version: number
  readonly type: string
  readonly name: string
  readonly name_es: string
  readonly description: string
  readonly description_es: string
  readonly examples: readonly string[]
  readonly examples_es: readonly string[]
}

/** The records of a project by kind. */
export type PlanRecords = { readonly [K in PlanKind]?: readonly RecordOf<K>[] }

/** What a plan says of the project itself: the one record that is no part of the plan. */
export type ProjectRecord = {
  readonly _id: string
  readonly version: number
  readonly owner_id?: string
  readonly owner?: { readonly first_name?: string | null; readonly last_name?: string | null } | null
  readonly team_members?: readonly TeamMember[] | null
}
/** A step with its number in the cohort. */
export type NumberedStep = { readonly _id: string; readonly module: string; readonly order: number }

/** A plan as the person sees it: what the server has, with their own unsent changes, and what it may choose from. */
export type PlanData = PlanRecords & {
  readonly model?: readonly SharedModel[]
  readonly project?: readonly ProjectRecord[]
  /** Those of the module that is open, as the cohort takes them. */
  readonly steps?: readonly NumberedStep[]
}

/** What a page of a module may ask for. */
export type LoadedKind = Exclude<keyof PlanData, 'steps'>

export type InputRecord = RecordOf<'input'>

/** The single answer of a step, or undefined while nobody has written it. */
export function answer(
  data: PlanData,
  module: string,
  step: string,
  key: string,
  parent: string | null = null,
): InputRecord | undefined {
  return placed(data).get(placeOf(module, step, key, parent))?.[0]
}

/** All answers of a step under one key, oldest first: the same list as long as none of them changes. */
export function answers(data: PlanData, module: string, step: string, key: string): readonly InputRecord[] {
  return placed(data).get(placeOf(module, step, key)) ?? none
}

const none: readonly InputRecord[] = []

type Places = ReadonlyMap<string, readonly InputRecord[]>

/** Rules ask for the answer of each of hundreds of records: the list is gone through once. */
const placesOf = remembered((inputs: readonly InputRecord[]): Places => {
  const byKey = Map.groupBy(inputs, ({ moduleKey, stepKey, key }) => placeOf(moduleKey, stepKey, key))
  const byParent = Map.groupBy(inputs, ({ moduleKey, stepKey, key, parent }) =>
    placeOf(moduleKey, stepKey, key, parent),
  )
  const kept = [...byKey].map(([place, list]) => [place, list[0] ? steady(list[0], list) : list] as const)
  return new Map([...kept, ...byParent])
})

const steady = steadyList<InputRecord, InputRecord>()

const placed = ({ input: inputs = none }: PlanData): Places => placesOf(inputs)

const placeOf = (...place: readonly (string | null | undefined)[]) => place.join('\n')

export const businessOf = (data: PlanData): RecordOf<'business'> | undefined => data.business?.[0]
