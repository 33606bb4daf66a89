import type { PoolClient } from 'pg'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import type { Env } from '#server/env.ts'
import { notify } from './notify.ts'
import { cohortOrganisers } from './project-people.ts'

type Applied = {
  userId: string
  role: string
  cohort: { id: string; title: string; org_id: string }
  status: ApplicationStatus
}

const organisersOf = `
select o.slug, ${cohortOrganisers} as organisers from cohort c join organisation o on o.id = c.org_id where c.id = $1`

// One notice stands for all that came since it was read.
const countOn = `
update notification set data = jsonb_set(data, '{count}', to_jsonb((data ->> 'count')::int + 1))
where id = (
  select id from notification where user_id = $1 and kind = 'applicationsWaiting' and read_at is null
    and data ->> 'path' = $2 order by created_at desc limit 1)`

/** The applicant gets a receipt; the organisers hear of new applications, several in one notice and one mail. */
export async function tellApplication(
  tx: PoolClient,
  env: Env,
  { userId, role, cohort, status }: Applied,
): Promise<void> {
  const about = { cohort_id: cohort.id, cohort_title: cohort.title }
  const isDecided = status === 'approved'
  await notify(tx, env, userId, isDecided ? 'placeTaken' : 'applicationReceived', {
    ...about,
    path: isDecided ? '/home' : '/home/applications',
  })
  const { rows } = await tx.query<{ slug: string; organisers: string[] }>(organisersOf, [cohort.id])
  const { slug = '', organisers = [] } = rows[0] ?? {}
  const page = role === 'mentor' ? 'dashboard/mentors' : 'applications'
  const path = `/manage/${slug}/${cohort.id}/${page}`
  for (const organiser of isDecided ? [] : organisers) {
    const { rowCount } = await tx.query(countOn, [organiser, path])
    if (rowCount === 0) await notify(tx, env, organiser, 'applicationsWaiting', { ...about, count: 1, path })
  }
}
