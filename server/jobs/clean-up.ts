import type { Deps } from '#server/deps.ts'

// What stood when a module was approved that is still approved: changes are shown against it.
const isApprovedState = `exists (
  select from progress g where g.project_id = h.project_id and g.validated
    and h.updated_at <= g.validated_at and h.ended_at > g.validated_at)`

const rules = [
  // Which versions are kept at all, the trigger says that keeps them; none longer than two years.
  `delete from plan_item_history h where ended_at < now() - interval '2 years' and not ${isApprovedState}`,
  'delete from session where expires_at < now()',
  'delete from verification where expires_at < now()',
  'delete from stored_file where expires_at < now()',
  // For a while the owner still sees that an invitation has expired; then the address of a stranger goes.
  `delete from team_invite where used_at is null and expires_at < now() - interval '30 days'`,
  // For a while the team still sees how often a link was opened.
  `delete from shared_link where least(ends_at, revoked_at) < now() - interval '30 days'`,
  // Mails that could not be delivered may hold a link; it has expired by now.
  `delete from pgboss.job where name = 'mail' and state in ('completed', 'failed') and completed_on < now() - interval '1 hour'`,
  // Only today's keep anybody from being reminded again; what was sent is in the log.
  `delete from reminder where day < current_date - 2`,
  `delete from rate_limit where last_request < extract(epoch from now() - interval '2 days') * 1000`,
]

/** What nobody can use any more, every night. */
export async function cleanUp({ db, log }: Deps): Promise<void> {
  let removed = 0
  for (const rule of rules) removed += (await db.query(rule)).rowCount ?? 0
  log.info({ removed }, 'removed what has expired')
}
