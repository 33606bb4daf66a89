import type { PoolClient } from 'pg'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { notify } from '#server/notices/notify.ts'

const batch = 200

// Whoever decides, takes back or withdraws holds the application too; those are left to the next time.
const take = `
select a.id, a.user_id, a.project_id, a.cohort_id, c.title as cohort_title
from application a join cohort c on c.id = a.cohort_id
where a.id in (select application_id from untold_decision where due <= now())
order by a.id limit ${batch} for update of a skip locked`

// The applicant knows of what stood before the first of these, and hears of the last.
const told = `
with gone as (delete from untold_decision where application_id = any ($1) returning application_id, event_id, decided_at)
select g.application_id, (array_agg(e.from_status order by g.decided_at))[1] as known,
  (array_agg(e.to_status order by g.decided_at desc))[1] as status, (array_agg(e.message order by g.decided_at desc))[1] as message
from gone g join application_event e on e.id = g.event_id group by g.application_id`

type Decided = {
  id: string
  user_id: string
  project_id: string | null
  cohort_id: string
  cohort_title: string
}
type Told = { application_id: string; known: string; status: ApplicationStatus; message: string }

/** What was decided and not taken back is told now, each once: what is not told in this transaction waits on. */
export async function tellDecisions({ db, env, log }: Deps): Promise<void> {
  let some = batch
  while (some === batch) {
    some = await inTransaction(db, (tx) => tellSome(tx, env))
    if (some > 0) log.info({ decisions: some }, 'decisions told')
  }
}

async function tellSome(tx: PoolClient, env: Env): Promise<number> {
  const { rows: applications } = await tx.query<Decided>(take)
  if (applications.length === 0) return 0
  const { rows } = await tx.query<Told>(told, [applications.map(({ id }) => id)])
  const news = new Map(rows.map((row) => [row.application_id, row]))
  for (const { id, user_id, ...about } of applications) {
    const { known, status, message } = news.get(id) ?? {}
    // Decided there and back again: for the applicant nothing has happened.
    if (!status || (known === status && !message)) continue
    await notify(tx, env, user_id, 'applicationDecided', {
      ...about,
      status,
      message: message ?? '',
      path: '/home/applications',
    })
  }
  return applications.length
}
