import { isMatchingOpen, manageCohort } from '#domain/policies/programme.ts'
import type { BoardMentor, BoardProject } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { cardOf } from '#server/verbs/cohorts/cohorts.ts'
import { mentorsOf } from '#server/verbs/people/person-facts.ts'
import { fitFields, type OfferRow, offerColumns, offerOf, type WishRow, wishColumns } from './fit-rows.ts'
import { matchingFacts } from './matching-facts.ts'
import { propose } from './propose.ts'
import { isFull } from './request-status.ts'

const projectsQuery = `
select p.id as project_id, p.name, o.name as owner_name, p.mentor as mentor_id, m.name as mentor_name,
  p.mentor_agreement, p.entrepreneur_agreement, ${wishColumns},
  (select count(*) from connect_request r where r.project_id = p.id and r.status = 'asked'
    and not ${isFull('r.mentor_id')}) as open_requests
from project p join users o on o.id = p.owner_id left join users m on m.id = p.mentor
where p.cohort_id = $1 and p.status in ('active', 'completed') order by p.name, p.id limit 2000`

export const mentorsQuery = `
select m.id as mentor_id, m.name, m.mentor_capacity as capacity, ${offerColumns},
  greatest(0, m.mentor_capacity - (
    select count(*) from mentorship s where s.mentor_id = m.id and s.ended_at is null)) as free_places
from users m where m.id in (${mentorsOf('$1')}) and m.role = 'mentor' and m.disabled_at is null order by m.name, m.id limit 2000`

export type ProjectRow = WishRow & BoardProject
export type MentorRow = OfferRow & Omit<BoardMentor, 'languages' | 'expertise'>

/** The whole matching of a cohort, for its organisers. */
export async function matchingBoard(context: Caller, cohortId: string) {
  const { matching, projects, mentors } = await readBoard(context, cohortId)
  return {
    cohort: cardOf(matching.row),
    is_open: isMatchingOpen(matching.cohort, new Date()),
    projects,
    mentors: mentors.map((row) => ({
      ...row,
      languages: row.mentor_languages ?? [],
      expertise: row.mentor_expertise ?? [],
    })),
  }
}

/** The best total fit for everybody still free, within capacity. Nothing is written. */
export async function proposedMatching(context: Caller, cohortId: string) {
  const { projects, mentors } = await readBoard(context, cohortId)
  const free = projects.filter((project) => project.mentor_id === null)
  const matching = await propose(free, mentors)
  return free.flatMap((project, index) => {
    const place = matching[index]
    const mentor = place === null || place === undefined ? undefined : mentors[place]
    if (!mentor) return []
    return [
      {
        project_id: project.project_id,
        project_name: project.name,
        mentor_id: mentor.mentor_id,
        mentor_name: mentor.name,
        ...fitFields(project, offerOf(mentor)),
      },
    ]
  })
}

async function readBoard({ deps, actor }: Caller, cohortId: string) {
  const matching = await matchingFacts(deps.db, actor, cohortId)
  authorize(manageCohort(actor, matching.cohort))
  const [projects, mentors] = await Promise.all([
    deps.db.query<ProjectRow>(projectsQuery, [cohortId]),
    deps.db.query<MentorRow>(mentorsQuery, [cohortId]),
  ])
  return { matching, projects: projects.rows, mentors: mentors.rows }
}
