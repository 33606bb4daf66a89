import { AppError } from '#domain/errors.ts'
import type { JoiningRole } from '#domain/options/people.ts'
import { reviewApplication } from '#domain/policies/application.ts'
import { byCriterion, meanOf, overall } from '#domain/programme/rubric.ts'
import { type ApplicationStatus, seesOthersPoints } from '#domain/progress/application.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { rubricOf } from './rubric.ts'

const applicationQuery = `
select a.user_id, a.cohort_id, a.role, a.status, c.org_id
from application a join cohort c on c.id = a.cohort_id where a.id = $1`

type Row = {
  user_id: string
  cohort_id: string
  role: JoiningRole
  status: ApplicationStatus
  org_id: string
}

/** An application for whoever reviews it; `lock` holds what the transaction must not lose. */
export async function reviewedApplication(
  db: Queryable,
  { actor }: Caller,
  id: string,
  lock = '',
): Promise<Row> {
  const { rows } = await db.query<Row>(applicationQuery + lock, [id])
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  authorize(reviewApplication(actor, { userId: row.user_id, orgId: row.org_id, status: row.status }))
  return row
}

const scoresQuery = `
select s.reviewer_id, u.name, s.points, s.updated_at
from application_score s join users u on u.id = s.reviewer_id where s.application_id = $1
order by s.updated_at, s.reviewer_id`

const mostNotes = 200
const notesQuery = `
select n.id as "_id", n.text, n.created_at, u.name as author_name, coalesce(n.author_id = $2, false) as is_own
from application_note n left join users u on u.id = n.author_id where n.application_id = $1
order by n.id desc limit ${mostNotes}`

type Score = { reviewer_id: string; name: string; points: number[]; updated_at: string }
type Note = { _id: string; text: string; created_at: string; author_name: string | null; is_own: boolean }

/** Points and notes about one application: for its organisers, never for the applicant. */
export async function assessment(context: Caller, applicationId: string) {
  const { deps, actor } = context
  const row = await reviewedApplication(deps.db, context, applicationId)
  const [rubric, scores, notes] = await Promise.all([
    rubricOf(deps.db, row.cohort_id, row.role),
    deps.db.query<Score>(scoresQuery, [applicationId]),
    deps.db.query<Note>(notesQuery, [applicationId, actor.userId]),
  ])
  const own = scores.rows.find(({ reviewer_id }) => reviewer_id === actor.userId)
  const shown = seesOthersPoints(own !== undefined, row.status) ? scores.rows : []
  const points = shown.map((one) => one.points)
  return {
    _id: applicationId,
    criteria: rubric.criteria,
    own: own?.points ?? null,
    scored: scores.rows.length,
    score: overall(points),
    by_criterion: byCriterion(points),
    others: shown
      .filter((one) => one !== own)
      .map(({ name, points: given, updated_at }) => ({
        reviewer_name: name,
        points: given,
        mean: meanOf(given),
        updated_at,
      })),
    notes: notes.rows,
  }
}
