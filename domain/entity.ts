import type { Fields, ValueOf } from '#domain/fields.ts'

export type PlanEntity = {
  readonly name: string
  readonly plural: string
  readonly fields: Fields
  /** What a new record starts with where the caller says nothing. */
  readonly defaults: Readonly<Record<string, unknown>>
  /** Fields that the server writes; they are readable and in no input type. */
  readonly serverFields: readonly string[]
  /** The modules whose steps write it; empty where the record itself names its module. */
  readonly modules: readonly string[]
  /** Only a project's records are listed, never those of several. */
  readonly isListedByProject: boolean
}

type EntityRest = {
  modules?: readonly string[]
  plural?: string
  defaults?: Readonly<Record<string, unknown>>
  serverFields?: readonly string[]
  isListedByProject?: boolean
}

/** One plan entity. `_id`, `projectId` and `version` belong to every entity and are not listed. */
export function entity<const N extends string, const F extends Fields>(
  name: N,
  fields: F,
  rest: EntityRest = {},
) {
  return {
    name,
    fields,
    plural: rest.plural ?? `${name}s`,
    defaults: rest.defaults ?? {},
    serverFields: rest.serverFields ?? [],
    modules: rest.modules ?? [],
    isListedByProject: rest.isListedByProject ?? false,
  } as const satisfies PlanEntity
}

export type Of<E extends PlanEntity> = {
  _id: string
  projectId: string
  version: number
} & { [K in keyof E['fields']]?: ValueOf<E['fields'][K]> }
