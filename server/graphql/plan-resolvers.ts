import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import { readPlan } from '#domain/policies/project.ts'
import { cutText } from '#domain/text.ts'
import { signedIn } from '#server/authorize.ts'
import type { ApiContext } from '#server/caller.ts'
import { deletePlan } from '#server/plan/delete.ts'
import { insertPlan } from '#server/plan/insert.ts'
import { listPlan, onePlan, type PlanQuery } from '#server/plan/read-plan.ts'
import type { PlanRecord } from '#server/plan/record.ts'
import { updatePlan } from '#server/plan/update.ts'
import { pascal } from './types.ts'

type ListArgs = { query?: PlanQuery; sortBy?: string | null; limit?: number | null }
type InsertArgs = { data: { projectId: string } & Record<string, unknown>; key?: string | null }
type UpdateArgs = { query?: PlanQuery; set: Record<string, unknown> }
type DeleteArgs = { query?: PlanQuery }

type Resolvers = Record<string, (parent: unknown, args: never, context: ApiContext) => Promise<unknown>>

export function planResolvers(): { Query: Resolvers; Mutation: Resolvers; Project: Resolvers } {
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
      [`insertOne${name}`]: async (_: unknown, { data, key }: InsertArgs, { deps, actor }: ApiContext) =>
        insertPlan(deps.db, signedIn(actor), kind, data, key ? cutText(key, 80) : null),
      [`updateOne${name}`]: async (_: unknown, { query, set }: UpdateArgs, { deps, actor }: ApiContext) =>
        updatePlan(deps.db, signedIn(actor), kind, query ?? {}, set),
      ...(kind === 'business'
        ? {}
        : {
            [`deleteOne${name}`]: async (_: unknown, { query }: DeleteArgs, { deps, actor }: ApiContext) =>
              deletePlan(deps.db, signedIn(actor), kind, query ?? {}),
          }),
    },
    Project: {
      [nestedName]: async (project: { _id: string }, _: never, { actor, projects }: ApiContext) => {
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
