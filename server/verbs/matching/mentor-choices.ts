import { AppError } from '#domain/errors.ts'
import { manageProject } from '#domain/policies/project.ts'
import { fitOf } from '#domain/progress/fit.ts'
import type { Caller } from '#server/caller.ts'
import { type FactRow, factColumns, factsOf } from '#server/verbs/plan/project-facts.ts'
import { type MentorRow, mentorsQuery } from './board.ts'
import { offerOf, type WishRow, wishColumns, wishesOf } from './fit-rows.ts'

const projectQuery = `
select ${wishColumns}, ${factColumns('$2')},
  coalesce((select json_object_agg(r.mentor_id, r.message) from connect_request r
    where r.project_id = p.id and r.status = 'asked'), '{}') as asked
from project p join cohort c on c.id = p.cohort_id join users o on o.id = p.owner_id where p.id = $1`

type Row = WishRow & FactRow & { asked: Record<string, string> }

/** For an organiser who matches by hand: best fit first; among equals who asked, then who has more room. */
export async function mentorChoices({ deps, actor }: Caller, projectId: string) {
  const { rows } = await deps.db.query<Row>(projectQuery, [projectId, actor.userId])
  const [project] = rows
  if (!project || manageProject(actor, factsOf(project)) !== 'allowed') throw new AppError('NOT_FOUND')
  const mentors = await deps.db.query<MentorRow>(mentorsQuery, [project.cohort_id])
  return mentors.rows
    .filter((mentor) => mentor.free_places > 0)
    .map((mentor) => {
      const { score, points } = fitOf(wishesOf(project), offerOf(mentor))
      const asked = project.asked[mentor.mentor_id] ?? null
      return { ...mentor, fit: score, fit_points: points, asked }
    })
    .sort(
      (a, b) =>
        b.fit - a.fit || Number(b.asked !== null) - Number(a.asked !== null) || b.free_places - a.free_places,
    )
}
