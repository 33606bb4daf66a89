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
import { type ColumnName, columnsFor, kindsIn, type Part } from './project-parts.ts'
import { type ProjectReading, projectPrint } from './project-print.ts'
import { type PlanRecord, recordOf } from './record.ts'

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
  /** Where `project` was asked for. */
  readonly row: Project | null
  readonly plan: ReadonlyMap<PlanKind, PlanRecord[]>
  readonly progresses: readonly ProgressRow[]
  readonly feedbackCounts: readonly FeedbackCount[]
}

export type ProjectReader = {
  read(projectId: string, part?: Part): Promise<ProjectBundle | null>
  readonly budget: AnswerBudget
  /** What its first statement read, where that was lists of one plan. */
  readonly firstReading: ProjectReading | null
}

const columnTexts: Readonly<Record<ColumnName, string>> = {
  project: 'p.*',
  progresses: `(
    select json_agg(json_build_object(
      'id', g.id, 'module_id', g.module_id, 'ord', g.ord, 'finished', g.finished, 'validated', g.validated,
      'review_request', g.review_request, 'request_count', g.request_count,
      'withdrawn', g.withdrawn, 'updated_at', g.updated_at) order by g.ord)
    from progress g where g.project_id = p.id
  ) as progresses`,
  feedbackCounts: `(
    select json_agg(json_build_object(
      'fieldId', f.field_id, 'module', f.module, 'step', f.step, 'total', f.total, 'unread', f.unread) order by f.field_id)
    from (
      select field_id, min(module) as module, min(step) as step, count(*) as total,
        count(*) filter (where not read and ${isTeamSide('p', 'author_id')} <> ${isTeamSide('p', '$2')}) as unread
      from feedback where project_id = p.id and hidden_at is null group by field_id
    ) f
  ) as feedback_counts`,
  plan: `(
    select json_agg(json_build_array(i.kind, i.id, i.version, i.bytes, i.data) order by i.kind, i.id)
    from plan_item i where i.project_id = p.id and i.kind = any ($4)
  ) as items`,
}

const queries = new Map<string, { name: string; text: string }>()

/** One statement for each set of parts: what nobody asked for takes time even where it is not read. */
function bundleQuery(asked: readonly ColumnName[], isOne: boolean) {
  const name = [isOne ? 'project' : 'projects', ...asked].join('-')
  const known = queries.get(name)
  if (known) return known
  const columns = [
    ...asked.map((column) => columnTexts[column]),
    factColumns('$2'),
    `${sessionFacts('$3')} as session`,
    ...(isOne && asked.includes('plan') ? [`${projectPrint(asked, '$2', '$4')} as print`] : []),
  ]
  const text = `select ${columns.join(', ')} from project p join cohort c on c.id = p.cohort_id where p.id = ${isOne ? '$1' : 'any ($1)'}`
  const made = { name, text }
  queries.set(name, made)
  return made
}

const sizeQuery = `
select project_id, kind, sum(bytes) as bytes from plan_item
where project_id = any ($1) and kind = any ($2) group by project_id, kind`

type BundleRow = FactRow &
  Omit<Project, '_id'> & {
    session: string | null
    print?: string
    items?: [PlanKind, id: string, version: number, bytes: number, data: Record<string, unknown>][] | null
    progresses?: ProgressRow[] | null
    feedback_counts?: FeedbackCount[] | null
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
  let firstReading: ProjectReading | null | undefined

  /** Only for the first statement, however late it is answered. */
  function noting(): (reading: ProjectReading) => void {
    const isFirst = firstReading === undefined
    firstReading ??= null
    return (reading) => {
      if (isFirst) firstReading = reading
    }
  }

  function openBatch(): Batch {
    const asked: Asked[] = []
    const answer = new Promise<void>((resolve) => process.nextTick(resolve)).then(() => {
      waiting = null
      return fetchBundles(db, actor, budget, proof, asked, noting())
    })
    return { asked, answer }
  }

  return {
    budget,
    get firstReading() {
      return firstReading ?? null
    },
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
  note: (reading: ProjectReading) => void,
) {
  const ids = [...new Set(asked.map(({ projectId }) => projectId))]
  const parts = new Set(asked.flatMap(({ part }) => part ?? []))
  const kinds = kindsIn(parts)
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
  const isOne = ids.length === 1
  const { token } = proof
  const { rows } = await db.query<BundleRow>({
    ...bundleQuery(columnsFor(parts), isOne),
    values: [isOne ? ids[0] : ids, actor.userId, token, ...(kinds.length > 0 ? [kinds] : [])],
  })
  if (token && rows[0]) proof.found(rows[0].session)
  if (rows[0]?.print) note({ projectId: rows[0].id, parts, print: rows[0].print })
  const bundles = new Map(rows.map((row) => [row.id, bundleOf(row)]))
  if (!isMany) {
    const [bundle] = bundles.values()
    budget.spend(sum(asked, ({ part }) => bundle?.bytes.get(part)))
  }
  return bundles
}

const sum = (asked: readonly Asked[], bytesOf: (one: Asked) => number | undefined) =>
  asked.reduce((total, one) => total + (bytesOf(one) ?? 0), 0)

function bundleOf(row: BundleRow) {
  const plan = new Map<PlanKind, PlanRecord[]>()
  const bytes = new Map<Part | undefined, number>()
  for (const [kind, id, version, size, data] of row.items ?? []) {
    const records = plan.get(kind) ?? []
    if (records.length === 0) plan.set(kind, records)
    records.push(recordOf(id, row.id, version, data))
    bytes.set(kind, (bytes.get(kind) ?? 0) + size)
  }
  return {
    facts: factsOf(row),
    row: 'name' in row ? projectOf(row) : null,
    plan,
    bytes,
    progresses: row.progresses ?? [],
    feedbackCounts: row.feedback_counts ?? [],
  }
}

function projectOf({ session, print, items, progresses, feedback_counts, ...project }: BundleRow): Project {
  return { ...project, _id: project.id }
}
