import type { Cache, FieldArgs, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache'
import type { PlanKind } from '#domain/entities/index.ts'

/** Names only: the definitions themselves would bring the validators into every page. */
export const planLists: Record<PlanKind, string> = {
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
}

type Change = { projectId: string | null; kind: string; id: string; version: number | null; change: string }

const pascal = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)

/** After an insert the new item joins the cached lists of its project; after a delete it leaves them. */
export const planUpdates: UpdatesConfig = {
  Mutation: Object.fromEntries(
    Object.entries(planLists).flatMap(([kind, list]): [string, UpdateResolver][] => [
      [`insertOne${pascal(kind)}`, (_result, args, cache) => appendTo(cache, kind, list, args)],
      [
        `deleteOne${pascal(kind)}`,
        (_result, args, cache) => {
          const { _id } = args.query as { _id: string }
          cache.invalidate({ __typename: pascal(kind), _id })
        },
      ],
    ]),
  ),
  Subscription: {
    projectChanged: (result, _args, cache) => refresh(cache, result.projectChanged as Change),
  },
}

function appendTo(cache: Cache, kind: string, list: string, args: FieldArgs & object): void {
  const { projectId } = (args as { data: unknown }).data as { projectId: string }
  const inserted = cache.resolve('Mutation', `insertOne${pascal(kind)}`, args)
  if (typeof inserted !== 'string') return
  for (const field of cache.inspectFields('Query')) {
    const query = field.arguments?.query as { projectId?: string } | undefined
    if (field.fieldName !== list || query?.projectId !== projectId) continue
    const items = cache.resolve('Query', field.fieldKey)
    if (Array.isArray(items)) cache.link('Query', field.fieldKey, [...items, inserted])
  }
}

/** Somebody else's change: what is on screen of that project is read again. Our own echo is not. */
function refresh(cache: Cache, change: Change): void {
  const key = cache.keyOfEntity({ __typename: pascal(change.kind), _id: change.id })
  const known = key ? cache.resolve(key, 'version') : null
  if (typeof known === 'number' && change.version !== null && known >= change.version) return
  for (const field of cache.inspectFields('Query')) {
    const args = JSON.stringify(field.arguments ?? {})
    if (change.projectId && args.includes(change.projectId)) cache.invalidate('Query', field.fieldKey)
  }
}
