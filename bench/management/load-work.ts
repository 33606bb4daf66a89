import type { Pool } from 'pg'
import { courseModules } from '#course/course.ts'
import { modelIds } from '#course/model-ids.ts'
import type { Range } from './range.ts'

/** Forty projects of every cohort, `p`: number `n`, the cohort's number `cohort`, its own within the cohort `i`. */
const projectsFrom = `from generate_series($1::int * 40, $2 * 40 - 1) n
cross join lateral (select n / 40 as cohort, n % 40 as i) x`
const owner = `made_id('11', cohort * 200 + i)`
// Two projects for each mentor; four have nobody.
const mentor = `case when i < 36 then made_id('11', cohort * 200 + 120 + i / 2) end`

const projects = `
insert into project (id, name, cohort_id, org_id, owner_id, mentor, mentor_agreement, entrepreneur_agreement, countries,
  sectors, problem, solution, stage, status, created_at)
select made_id('14', n), 'Project ' || n, c.id, c.org_id, ${owner}, ${mentor}, i < 36, i < 34, '{PE}', '{Water}',
  repeat('Unsafe water. ', 12), repeat('Clay filters. ', 12), 'idea',
  case when i % 20 = 19 or c.archived_at is not null then 'completed' else 'active' end, now() - interval '80 days'
${projectsFrom} join cohort c on c.id = made_id('13', cohort)`

const teams = `
insert into team_access (project_id, user_id)
select made_id('14', n), made_id('11', cohort * 200 + 40 + i) ${projectsFrom}`

const matches = `
insert into mentorship (id, project_id, mentor_id, slot, started_at)
select made_id('18', n), made_id('14', n), ${mentor}, 1 + i % 2, now() - make_interval(days => case when i < 34 then 55 else 10 end)
${projectsFrom} where i < 36`

const requests = `
insert into connect_request (id, project_id, mentor_id, status)
select made_id('19', n * 3 + k), made_id('14', n), made_id('11', cohort * 200 + 140 + k + i % 4), case when i < 36 then 'declined' else 'asked' end
${projectsFrom} cross join generate_series(0, 2) k`

// One team in six has been quiet for three weeks.
const items = `
insert into plan_item (id, project_id, kind, data, updated_at, updated_by)
select made_id('1a', k::bigint * 1000000 + n), made_id('14', n), case k when 0 then 'business' else (array['input', 'input', 'input', 'segment', 'offering', 'pain'])[1 + k % 6] end,
  jsonb_build_object('moduleKey', 'one', 'stepKey', 'problem-tree', 'key', 'answer-' || k, 'name', 'Number ' || k,
    'modelSelection', jsonb_build_array(jsonb_build_object('modelId', $3::text)), 'value', repeat('Families in the valley carry water for an hour each day. ', 5)),
  now() - make_interval(hours => (n * 7 + k) % 400 + case when i % 6 = 0 then 500 else 0 end), ${owner}
from generate_series(0, 59) k cross join (select n, n / 40 as cohort, n % 40 as i from generate_series($1::int * 40, $2 * 40 - 1) n) p`

const progress = `
insert into progress (id, project_id, module_id, ord, finished, validated, review_request, request_count, validated_by,
  validated_at, answer, answered_by, answered_at)
select made_id('1b', n * 10 + m), made_id('14', n), ($3::text[])[m], m, m < 4, m < 4, m < 4 or (m = 4 and i % 3 = 0),
  case when m < 4 or (m = 4 and i % 3 = 0) then 1 else 0 end, case when m < 4 then ${mentor} end,
  case when m < 4 then at end, case when m < 4 then 'approved' end, case when m < 4 then ${mentor} end, case when m < 4 then at end
${projectsFrom} cross join generate_series(1, 6) m
cross join lateral (select now() - make_interval(days => 60 - m * 10 - i % 9) as at) t`

const reviews = `
insert into review_request (id, project_id, module_id, number, requested_by, requested_at, snapshot, decision, decided_by, decided_at)
select made_id('1c', n * 10 + m), made_id('14', n), ($3::text[])[m], 1, ${owner}, now() - make_interval(days => 60 - m * 14 + i % 9),
  jsonb_build_object('items', (select jsonb_agg(md5((n * 100 + k)::text)) from generate_series(1, 100) k)),
  case when m < 4 then 'approved' end, case when m < 4 then ${mentor} end,
  case when m < 4 then now() - make_interval(days => 58 - m * 14) end
${projectsFrom} cross join generate_series(1, 4) m where m < 4 or i % 3 = 0`

// Twenty messages on eight fields, of mentor and owner in turn, as they come in over the weeks.
const feedback = `
insert into feedback (id, project_id, author_id, text, field_id, module, step, read, created_at)
select made_id('1d', k::bigint * 1000000 + n), made_id('14', n), case when (k + i) % 2 = 0 then coalesce(${mentor}, ${owner}) else ${owner} end,
  repeat('Have you asked the families? ', 4), 'one.problem-tree.' || k % 8, 'one', 'problem-tree', k < 16,
  now() - make_interval(days => 50 - k * 2 - i % 10)
from generate_series(0, 19) k cross join (select n, n / 40 as cohort, n % 40 as i from generate_series($1::int * 40, $2 * 40 - 1) n) p`

const ratings = `
insert into module_review (id, project_id, user_id, role, module, answers, created_at)
select made_id('1e', n * 10 + m), made_id('14', n), ${owner}, 'entrepreneur', (array['one', 'two', 'three'])[m],
  jsonb_build_array(jsonb_build_object('question', 'Was this module helpful for you?', 'answer', (1 + n % 5) || '/5: in words'),
    jsonb_build_object('question', 'What would you change?', 'answer', md5('rating' || n * 10 + m) || repeat(' More examples.', 10))),
  now() - make_interval(days => n % 300)
${projectsFrom} cross join generate_series(1, 3) m`

/** What teams and their mentors do. */
export async function loadWork(db: Pool, range: Range): Promise<void> {
  for (const text of [projects, teams, matches, requests]) await db.query(text, [...range])
  await db.query(items, [...range, Object.values(modelIds)[0]])
  for (const text of [progress, reviews]) await db.query(text, [...range, courseModules.map(({ id }) => id)])
  for (const text of [feedback, ratings]) await db.query(text, [...range])
}
