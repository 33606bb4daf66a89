import type { PersonFacts } from '#domain/policies/person.ts'
import { courseOpen } from '#server/verbs/plan/project-facts.ts'

/** Applications `a` of the mentors of cohort `c`, and of the organisation's other cohorts where `c` takes extra mentors. */
const mentorApplications = `application a join cohort ac on ac.id = a.cohort_id
  where a.role = 'mentor' and a.status = 'approved'
    and (a.cohort_id = c.id or (c.extra_mentors and ac.org_id = c.org_id))`

/** An approved mentor of cohort `c`. */
export const mentorOf = (mentor: string) =>
  `exists (select 1 from ${mentorApplications} and a.user_id = ${mentor})`

/** The same the other way round: the approved mentors of the cohort in parameter `cohort`. */
export const mentorsOf = (cohort: string) => `select a.user_id from cohort k
  join cohort s on s.id = k.id or (k.extra_mentors and s.org_id = k.org_id)
  join application a on a.cohort_id = s.id and a.role = 'mentor' and a.status = 'approved' where k.id = ${cohort}`

export const inMatchingWindow = `c.approved and c.matching
  and (c.matching_start is null or now() >= c.matching_start) and (c.matching_end is null or now() < c.matching_end)`

/** The projects that somebody works in: their own, and those whose team they are in. */
const worksIn = (person: string) => `(
  select w.id, w.mentor from project w where w.owner_id = ${person}
  union all select w.id, w.mentor from team_access t join project w on w.id = t.project_id where t.user_id = ${person})`

/** How person `u` stands to the person in parameter `actor`. */
export const personFactColumns = (actor: string) => `
  exists (select 1 from project p where p.owner_id = u.id and p.mentor = ${actor}) as is_my_entrepreneur,
  exists (select 1 from project p join team_access t on t.project_id = p.id
    where p.owner_id = u.id and t.user_id = ${actor}) as is_my_owner,
  exists (select 1 from ${worksIn(actor)} p where (p.mentor = u.id or exists (
    select 1 from connect_request r where r.project_id = p.id and r.mentor_id = u.id and r.status = 'asked'))) as is_my_mentor,
  exists (select 1 from project p where p.owner_id = ${actor} and p.mentor = u.id) as is_mentor_of_mine,
  exists (select 1 from project p join cohort c on c.id = p.cohort_id
    where ((p.owner_id = u.id and p.mentor = ${actor}) or (p.owner_id = ${actor} and p.mentor = u.id)) and ${courseOpen}
  ) as course_open,
  exists (select 1 from project p join cohort c on c.id = p.cohort_id
    where p.owner_id = u.id and p.mentor is null and ${inMatchingWindow} and ${mentorOf(actor)}) as is_candidate`

export type PersonFactRow = {
  id: string
  role: string
  org_id: string | null
  main_org: string | null
  is_my_entrepreneur: boolean
  is_my_owner: boolean
  is_my_mentor: boolean
  is_mentor_of_mine: boolean
  course_open: boolean
  is_candidate: boolean
}

export const personFactsOf = (row: PersonFactRow): PersonFacts => ({
  userId: row.id,
  role: row.role,
  orgId: row.org_id,
  mainOrg: row.main_org,
  isMyEntrepreneur: row.is_my_entrepreneur,
  isMyOwner: row.is_my_owner,
  isMyMentor: row.is_my_mentor,
  isMentorOfMine: row.is_mentor_of_mine,
  courseOpen: row.course_open,
  isCandidate: row.is_candidate,
})
