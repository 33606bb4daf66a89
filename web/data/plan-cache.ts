import type { Cache, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache'
import type { PlanKind } from '#domain/entities/index.ts'
import type { LoadedKind, RecordOf } from '#domain/plan/plan-data.ts'
import type { Operations } from './api-types.ts'

/** Names only: the definitions themselves would bring the validators into every page. */
export const planLists = {
  input: 'inputs',
  segment: 'segments',
  pain: 'pains',
  gain: 'gains',
  cause: 'causes',
  offering: 'offerings',
  competitor: 'competitors',
  activity: 'activities',
  channel: 'channels',
  source: 'sources',
  question: 'questions',
  proposition: 'propositions',
  goal: 'goals',
  business: 'businesses',
} as const satisfies Record<PlanKind, string>

/** What a page of a module asks for is more than the plan: what every plan may choose from, and the project itself. */
export const loadedLists = {
  ...planLists,
  model: 'models',
  project: 'itself',
} as const satisfies Record<LoadedKind, string>

/** What concerns many at once is not read by all in the same moment. */
type ReadAgain = (projectId: string, concernsMany?: boolean) => void
type Inserted = Pick<RecordOf<PlanKind>, '_id' | 'projectId'>
type Deleted = Pick<RecordOf<PlanKind>, '_id'>
type Change = Operations['PlanChanged']['result']['projectChanged']

const pascal = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)

/** After an insert the new item joins the cached lists of its project; after a delete it leaves them. */
export const planUpdates = (readAgain: ReadAgain): UpdatesConfig => ({
  Mutation: Object.fromEntries(
    Object.entries(planLists).flatMap(([kind, list]): [string, UpdateResolver][] => [
      [`insertOne${pascal(kind)}`, (result, _args, cache) => appendTo(cache, kind, list, result)],
      [
        `deleteOne${pascal(kind)}`,
        (result, { query }, cache) => {
          // Refused: it is still there.
          if (result[`deleteOne${pascal(kind)}`]) takeFrom(cache, kind, list, query as Deleted)
        },
      ],
    ]),
  ),
  Subscription: {
    projectChanged: (result, _args, cache) => hear(cache, result.projectChanged as Change, readAgain),
  },
})

function appendTo(cache: Cache, kind: string, list: string, result: object): void {
  const name = `insertOne${pascal(kind)}` as keyof typeof result
  const made = result[name] as Inserted | null
  // Refused: there is nothing to show.
  if (!made) return
  const { _id, projectId } = made
  const inserted = cache.keyOfEntity({ __typename: pascal(kind), _id })
  if (!inserted) return
  changeLists(cache, list, (items, project) =>
    // Whoever read the list in between has it already.
    project !== projectId || items.includes(inserted) ? items : [...items, inserted],
  )
}

function takeFrom(cache: Cache, kind: string, list: string, { _id }: Deleted): void {
  const entity = { __typename: pascal(kind), _id }
  const deleted = cache.keyOfEntity(entity)
  changeLists(cache, list, (items) => items.filter((item) => item !== deleted))
  cache.invalidate(entity)
}

function changeLists(
  cache: Cache,
  list: string,
  change: (items: readonly string[], projectId: string | undefined) => readonly string[],
): void {
  for (const field of cache.inspectFields('Query')) {
    if (field.fieldName !== list) continue
    const items = cache.resolve('Query', field.fieldKey)
    const query = field.arguments?.query as { projectId?: string } | undefined
    if (Array.isArray(items))
      cache.link('Query', field.fieldKey, [...change(items as string[], query?.projectId)])
  }
}

/** Somebody else's change: what is on screen of that project is read again. Our own echo is not. */
function hear(cache: Cache, { projectId, kind, id, version, change }: Change, readAgain: ReadAgain): void {
  if (!projectId) return
  const key = cache.keyOfEntity({ __typename: pascal(kind), _id: id })
  const known = key ? cache.resolve(key, 'version') : null
  const isKnown = typeof known === 'number'
  const list = isPlanKind(kind) ? planLists[kind] : null
  if (list && change === 'delete') {
    if (!isKnown) return
    takeFrom(cache, kind, list, { _id: id })
  } else if (isKnown && version !== null && known >= version) return
  if (kind === 'step') readAgain(projectId, true)
  else readAgain(projectId)
}

const isPlanKind = (kind: string): kind is PlanKind => kind in planLists
