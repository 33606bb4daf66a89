import type { Pool } from 'pg'
import { courseSteps } from '#course/course.ts'
import type { Range } from './range.ts'

const cohortsFrom = (each: string, last: number) =>
  `from generate_series($1::int, $2 - 1) cohort cross join generate_series(0, ${last}) ${each}`

const bugs = `
insert into bug_report (id, project_id, module, step, user_id, time, description, status, created_at)
select made_id('1f', cohort * 40 + k), made_id('14', cohort * 40 + k), 'one', 'problem-tree', made_id('11', cohort * 200 + k),
  extract(epoch from at) * 1000, 'The picture of the tree stays empty: ' || md5('bug' || cohort * 40 + k) || repeat('. I tried again', 5),
  (array['open', 'closed', 'closed', 'in progress', 'closed', 'open'])[1 + k % 6], at
${cohortsFrom('k', 39)} cross join lateral (select now() - make_interval(days => (cohort * 3 + k) % 200) as at) t`

const announcements = `
insert into announcement (id, audience, org_id, cohort_id, title, title_es, text, text_es, visible_from, author_id)
select made_id('16', cohort * 12 + k), (array['cohort', 'organisation', 'everybody'])[1 + k / 4],
  case when k < 8 then c.org_id end, case when k < 4 then c.id end, 'News ' || k, 'Noticias ' || k, repeat('Come on Monday. ', 10),
  repeat('Ven el lunes. ', 10), now() - make_interval(days => (cohort * 5 + k) % 100), made_id('12', 2)
${cohortsFrom('k', 11)} join cohort c on c.id = made_id('13', cohort)`

const readings = `
insert into announcement_read (announcement_id, user_id)
select made_id('16', cohort * 12 + k), made_id('11', cohort * 200 + i) ${cohortsFrom('k', 11)} cross join generate_series(0, 149) i`

const notices = `
insert into notification (id, user_id, kind, data, created_at)
select made_id('20', k::bigint * 1000000 + cohort * 200 + i), made_id('11', cohort * 200 + i), 'feedback',
  jsonb_build_object('project_name', 'Project', 'path', '/home'), now() - make_interval(days => 40 - k * 8)
${cohortsFrom('i', 199)} cross join generate_series(0, 4) k`

const log = `
insert into audit_entry (id, org_id, actor_id, action, target_kind, target_id, data, created_at)
select made_id('21', k::bigint * 1000000 + cohort * 200 + i), c.org_id, made_id('12', i % 10),
  (array['application approved', 'matched', 'cohort changed', 'setUserRole'])[1 + k % 4],
  (array['application', 'project', 'cohort', 'user'])[1 + k % 4],
  case k % 4 when 0 then made_id('15', cohort * 200 + i) when 1 then made_id('14', cohort * 40 + i % 40)
    when 2 then c.id else made_id('11', cohort * 200 + i) end,
  jsonb_build_object('from', 'pending', 'to', 'approved'), now() - make_interval(days => 100 - k * 10)
${cohortsFrom('i', 199)} cross join generate_series(0, 9) k join cohort c on c.id = made_id('13', cohort)`

const sessions = `
insert into session (id, user_id, token, expires_at)
select made_id('22', cohort * 200 + i), made_id('11', cohort * 200 + i), 'token-' || cohort * 200 + i, now() + interval '7 days'
${cohortsFrom('i', 49)}`

const wordings = `
insert into step_text (cohort_id, step_id, part, text, base_hash, updated_by)
select made_id('13', cohort), ($3::text[])[1 + k], 'intro', repeat('In our valley. ', 30), 'older', made_id('12', 2)
${cohortsFrom('k', 19)}`

/** What is noted beside the work: news, notices, reports, the log. */
export async function loadRecords(db: Pool, range: Range): Promise<void> {
  for (const text of [bugs, announcements, readings, notices, log, sessions]) await db.query(text, [...range])
  await db.query(wordings, [...range, courseSteps.slice(0, 20).map(({ id }) => id)])
}
