import type { FoundApplicationsInput } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { decisionIn } from './decide-applications.ts'
import { foundApplications } from './found-applications.ts'

const text = `
select count(*)::int as found,
  count(*) filter (where moves)::int as moved,
  count(*) filter (where moves and locale = 'en')::int as english,
  count(*) filter (where moves and locale = 'es')::int as spanish,
  count(*) filter (where moves and mails and mail_preference = 'immediate')::int as mail,
  count(*) filter (where moves and mails and mail_preference = 'digest')::int as digest
from (
  select u.locale, u.mail_preference, a.status <> $2 and a.user_id <> $3 as moves,
    c.notifications and u.disabled_at is null as mails
  from application a join users u on u.id = a.user_id join cohort c on c.id = a.cohort_id
  where a.id = any ($1)) one`

type Counts = {
  found: number
  moved: number
  english: number
  spanish: number
  mail: number
  digest: number
}

const nothing: Counts = { found: 0, moved: 0, english: 0, spanish: 0, mail: 0, digest: 0 }

/** How many people a decision about all that were found concerns, and how they learn of it. */
export async function decisionPreview(
  { deps, actor }: Caller,
  found: FoundApplicationsInput,
  status: string,
): Promise<Counts> {
  const to = decisionIn(status)
  const ids = await foundApplications(deps.db, actor, found)
  const { rows } = await deps.db.query<Counts>(text, [ids, to, actor.userId])
  return rows[0] ?? nothing
}
