import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import { readPlan } from '#domain/policies/project.ts'
import { cutText } from '#domain/text.ts'
import { signedIn } from '#server/authorize.ts'
import type { ApiContext } from '#server/caller.ts'
import { deletePlan } from '#server/verbs/plan/delete.ts'
import { insertPlan } from '#server/verbs/plan/insert.ts'
import { listPlan, onePlan } from '#server/verbs/plan/read-plan.ts'
import type { PlanRecord } from '#server/verbs/plan/record.ts'
import { updatePlan } from '#server/verbs/plan/update.ts'
import type { Resolvers } from './resolver-types.ts'
import { pascal } from './types.ts'

type Mutations = Resolvers['Mutation']
type Name = Capitalize<PlanKind>
type NestedList = Exclude<
  keyof Resolvers['Project'],
  'owner' | 'mentor_user' | 'cohort' | 'progresses' | 'feedbackCounts'
>
type List = Exclude<NestedList, 'business'> | 'businesses'
type Written = `${'insert' | 'update'}One${Name}` | `deleteOne${Exclude<Name, 'Business'>}`

type ListArgs = Parameters<Resolvers['Query'][List]>[1]
type InsertArgs = Parameters<Mutations[`insertOne${Name}`]>[1]
type UpdateArgs = Parameters<Mutations[`updateOne${Name}`]>[1]
type DeleteArgs = Parameters<Mutations[`deleteOne${Exclude<Name, 'Business'>}`]>[1]

type PlanResolvers = {
  readonly Query: Pick<Resolvers['Query'], PlanKind | List>
  readonly Mutation: Pick<Mutations, Written>
  readonly Project: Pick<Resolvers['Project'], NestedList>
}

/** The same for every kind; that a record is what its entity says, validation has seen to. */
export function planResolvers(): PlanResolvers {
  const all = planKinds.map((kind) => resolversOf(kind))
  return {
    Query: Object.assign({}, ...all.map((one) => one.Query)),
    Mutation: Object.assign({}, ...all.map((one) => one.Mutation)),
    Project: Object.assign({}, ...all.map((one) => one.Project)),
  }
}

function resolversOf(kind: PlanKind) {
  const name = pascal(kind)
  const { plural } = planEntities[kind]
  const nestedName = kind === 'business' ? 'business' : plural
  return {
    Query: {
      [kind]: async (_: unknown, { query }: ListArgs, { deps, actor, projects }: ApiContext) =>
        onePlan(deps.db, signedIn(actor), projects, kind, query),
      [plural]: async (_: unknown, args: ListArgs, { deps, actor, projects }: ApiContext) =>
        sorted(await listPlan(deps.db, signedIn(actor), projects, kind, args.query, args.limit), args.sortBy),
    },
    Mutation: {
      [`insertOne${name}`]: async (
        _: unknown,
        { data, key }: InsertArgs,
        { deps, actor, proof }: ApiContext,
      ) => insertPlan(deps.db, { actor: signedIn(actor), proof }, kind, data, key ? cutText(key, 80) : null),
      [`updateOne${name}`]: async (
        _: unknown,
        { query, set }: UpdateArgs,
        { deps, actor, proof }: ApiContext,
      ) => updatePlan(deps.db, { actor: signedIn(actor), proof }, kind, query ?? {}, set),
      ...(kind === 'business'
        ? {}
        : {
            [`deleteOne${name}`]: async (_: unknown, { query }: DeleteArgs, { deps, actor }: ApiContext) =>
              deletePlan(deps.db, signedIn(actor), kind, query ?? {}),
          }),
    },
    Project: {
      [nestedName]: async (project: { _id: string }, _: unknown, { actor, projects }: ApiContext) => {
        const bundle = await projects.read(project._id, kind)
        const isReadable = bundle && readPlan(signedIn(actor), bundle.facts) === 'allowed'
        const records = isReadable ? (bundle.plan.get(kind) ?? []) : []
        return kind === 'business' ? (records[0] ?? null) : records
      },
    },
  }
}

function sorted(records: PlanRecord[], sortBy: string | null | undefined): PlanRecord[] {
  return sortBy === '_ID_DESC' ? records.reverse() : records
}
