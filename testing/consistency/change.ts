import type { LoadedKind, PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { answerAt } from '#testing/plan-records.ts'

/** What somebody does to a plan. */
export type Change = (plan: PlanData) => PlanData

type Row = Readonly<Record<string, unknown>> & { readonly _id: string }
type Where = string | ((row: Row) => boolean)

const matches = (row: Row, where: Where) => (typeof where === 'string' ? row._id.endsWith(where) : where(row))

/** Some records of a kind get other values. By the end of the id, or by what they are. */
export const edit =
  (kind: LoadedKind, where: Where, fields: object | ((row: Row) => object)): Change =>
  (plan) => ({
    ...plan,
    [kind]: ((plan[kind] ?? []) as readonly Row[]).map((row) =>
      matches(row, where) ? { ...row, ...(typeof fields === 'function' ? fields(row) : fields) } : row,
    ),
  })

export const drop =
  (kind: LoadedKind, where: Where): Change =>
  (plan) => ({
    ...plan,
    [kind]: ((plan[kind] ?? []) as readonly Row[]).filter((row) => !matches(row, where)),
  })

/** One thing after the other. */
export const all =
  (...changes: readonly Change[]): Change =>
  (plan) =>
    changes.reduce((now, change) => change(now), plan)

type Answer = Parameters<typeof answerAt>[1]

const isAt = (place: string, parent: string | null) => (row: Row) =>
  `${row.moduleKey}/${row.stepKey}/${row.key}` === place && (row.parent ?? null) === parent

/** One more answer of a step that has several. */
export const write =
  (place: string, fields: Answer): Change =>
  (plan) => ({ ...plan, input: [...(plan.input ?? []), answerAt(place, fields)] })

/** The single answer of a step is another one. */
export const say = (place: string, fields: Answer): Change =>
  all(unsay(place, fields.parent ?? null), write(place, fields))

export const unsay = (place: string, parent: string | null): Change => drop('input', isAt(place, parent))

export const business = (fields: Partial<RecordOf<'business'>>): Change =>
  edit('business', () => true, fields)

type Financials = NonNullable<RecordOf<'business'>['financials']>

export const financials = (fields: Partial<Financials>): Change =>
  edit(
    'business',
    () => true,
    ({ financials: before }) => ({
      financials: { ...(before as Financials), ...fields },
    }),
  )

type Member = NonNullable<NonNullable<PlanData['project']>[number]['team_members']>[number]

export const members = (changed: (member: Member) => Member): Change =>
  edit(
    'project',
    () => true,
    ({ team_members }) => ({ team_members: (team_members as Member[]).map(changed) }),
  )
