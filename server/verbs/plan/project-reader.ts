import type { Pool } from 'pg'
import type { PlanKind } from '#domain/entities/index.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { ProjectFacts } from '#domain/policies/project.ts'
import { isStorable } from '#domain/text.ts'
import type { AnswerBudget } from '#server/answer-budget.ts'
import type { FeedbackCount, Project } from '#server/api-types.ts'
import { type Proof, proven } from '#server/auth/proof.ts'
import { sessionFacts } from '#server/auth/session-facts.ts'
import { type FactRow, factColumns, factsOf, isTeamSide } from './project-facts.ts'
import { type PlanRecord, recordOf } from './record.ts'

export type Part = PlanKind | 'progresses' | 'feedbackCounts'

export type ProgressRow = {
  id: string
  module_id: string
  ord: number
  finished: boolean
  validated: boolean
  review_request: boolean
  request_count: number
  withdrawn: boolean
  updated_at: string
}

export type ProjectBundle = {
  readonly facts: ProjectFacts
  readonly row: Project
  readonly plan: ReadonlyMap<PlanKind, PlanRecord[]>
  readonly progresses: readonly ProgressRow[]
  readonly feedbackCounts: readonly FeedbackCount[]
}

export type ProjectReader = {
  read(projectId: string, part?: Part): Promise<ProjectBundle | null>
  readonly budget: AnswerBudget
}

const bundleQuery = `
select p.*, ${factColumns('$2')}, ${sessionFacts('$6')} as session, s.plan, s.plan_bytes,
  case when $4::boolean then (
    select json_agg(json_build_object(
      'id', g.id, 'module_id', g.module_id, 'ord', g.ord, 'finished', g.finished, 'validated', g.validated,
      'review_request', g.review_request, 'request_count', g.request_count,
      'withdrawn', g.withdrawn, 'updated_at', g.updated_at) order by g.ord)
    from progress g where g.project_id = p.id
  ) end as progresses,
  case when $5::boolean then (
    select json_agg(json_build_object(
      'fieldId', f.field_id, 'module', f.module, 'step', f.step, 'total', f.total, 'unread', f.unread) order by f.field_id)
    from (
      select field_id, min(module) as module, min(step) as step, count(*) as total,
        count(*) filter (where not read and ${isTeamSide('p', 'author_id')} <> ${isTeamSide('p', '$2')}) as unread
      from feedback where project_id = p.id and hidden_at is null group by field_id
    ) f
  ) end as feedback_counts
from project p join cohort c on c.id = p.cohort_id
left join lateral (
  select json_object_agg(k.kind, k.items) as plan, json_object_agg(k.kind, k.bytes) as plan_bytes from (
    select i.kind, json_agg(json_build_array(i.id, i.version, i.data) order by i.id) as items, sum(i.bytes) as bytes
    from plan_item i where i.project_id = p.id and i.kind = any ($3) group by i.kind
  ) k
) s on cardinality($3::text[]) > 0
where p.id = any ($1)`

const sizeQuery = `
select project_id, kind, sum(bytes) as bytes from plan_item
where project_id = any ($1) and kind = any ($2) group by project_id, kind`

type BundleRow = FactRow &
  Omit<Project, '_id'> & {
    session: string | null
    plan: Partial<Record<PlanKind, [string, number, Record<string, unknown>][]>> | null
    plan_bytes: Partial<Record<PlanKind, number>> | null
    progresses: ProgressRow[] | null
    feedback_counts: FeedbackCount[] | null
  }

type Asked = { readonly projectId: string; readonly part: Part | undefined }

type Batch = {
  readonly asked: Asked[]
  readonly answer: Promise<ReadonlyMap<string, ProjectBundle>>
}

/** Reads projects for one request: everything that is asked in one go, of one project or many, is one statement. */
export function projectReader(
  db: Pool,
  actor: Actor,
  budget: AnswerBudget,
  proof: Proof = proven,
): ProjectReader {
  let waiting: Batch | null = null

  function openBatch(): Batch {
    const asked: Asked[] = []
    const answer = new Promise<void>((resolve) => process.nextTick(resolve)).then(() => {
      waiting = null
      return fetchBundles(db, actor, budget, proof, asked)
    })
    return { asked, answer }
  }

  return {
    budget,
    async read(projectId, part) {
      if (!isStorable(projectId)) return null
      waiting ??= openBatch()
      waiting.asked.push({ projectId, part })
      return (await waiting.answer).get(projectId) ?? null
    },
  }
}

async function fetchBundles(
  db: Pool,
  actor: Actor,
  budget: AnswerBudget,
  proof: Proof,
  asked: readonly Asked[],
) {
  const ids = [...new Set(asked.map(({ projectId }) => projectId))]
  const parts = new Set(asked.map(({ part }) => part))
  const kinds = [...parts].filter(isKind)
  // One project is small by its own limit. Many may be too much, which has to be known before they are read.
  const isMany = ids.length > 1 && kinds.length > 0
  if (isMany) {
    const sizes = await db.query<{ project_id: string; kind: PlanKind; bytes: number }>({
      name: 'plan-sizes',
      text: sizeQuery,
      values: [ids, kinds],
    })
    const known = new Map(sizes.rows.map((row) => [`${row.project_id} ${row.kind}`, row.bytes]))
    budget.spend(sum(asked, ({ projectId, part }) => known.get(`${projectId} ${part}`)))
  }
  const { token } = proof
  const { rows } = await db.query<BundleRow>({
    name: 'project-bundle',
    text: bundleQuery,
    values: [ids, actor.userId, kinds, parts.has('progresses'), parts.has('feedbackCounts'), token],
  })
  if (token && rows[0]) proof.found(rows[0].session)
  if (!isMany) {
    const bytes = rows[0]?.plan_bytes
    budget.spend(sum(asked, ({ part }) => (isKind(part) ? bytes?.[part] : 0)))
  }
  return new Map(rows.map((row) => [row.id, bundleOf(row)]))
}

const isKind = (part: Part | undefined): part is PlanKind =>
  part !== undefined && part !== 'progresses' && part !== 'feedbackCounts'

const sum = (asked: readonly Asked[], bytesOf: (one: Asked) => number | undefined) =>
  asked.reduce((total, one) => total + (bytesOf(one) ?? 0), 0)

function bundleOf(row: BundleRow): ProjectBundle {
  const plan = new Map<PlanKind, PlanRecord[]>()
  for (const [kind, items] of Object.entries(row.plan ?? {})) {
    plan.set(
      kind as PlanKind,
      items.map(([id, version, data]) => recordOf(id, row.id, version, data)),
    )
  }
  return {
    facts: factsOf(row),
    row: { ...row, _id: row.id },
    plan,
    progresses: row.progresses ?? [],
    feedbackCounts: row.feedback_counts ?? [],
  }
}
