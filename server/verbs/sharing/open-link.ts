import { AppError, type Locale } from '#domain/errors.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { sharePlan } from '#domain/policies/sharing.ts'
import { isEnabled } from '#server/auth/enabled.ts'
import { hashToken } from '#server/auth/secret-token.ts'
import { knownSession, personFacts } from '#server/auth/session-facts.ts'
import { type Caller, caller, contextFor } from '#server/caller.ts'
import type { Deps } from '#server/deps.ts'

export type OpenLink = {
  readonly id: string
  readonly project_id: string
  readonly what: 'plan' | 'canvas'
  readonly scenario: Scenario
  readonly password_hash: string | null
  readonly ends_at: string
}

// Found by its hash in an index: how long that takes tells nothing about any token.
const findLink = {
  name: 'shared-link-by-token',
  text: `select l.id, l.project_id, l.what, l.scenario, l.password_hash, l.ends_at,
    json_build_array(null, ${personFacts('u')})::text as maker
  from shared_link l join users u on u.id = l.created_by and ${isEnabled('u')}
  where l.token_hash = $1 and l.revoked_at is null and l.ends_at > now()`,
}

/**
 * The link that somebody opens, and whoever made it, in whose place it reads: what they may not share any more, nobody
 * reads by their links. Unknown, ended, revoked: all of it is one answer.
 */
export async function openLink(
  deps: Deps,
  token: string,
  locale: Locale,
): Promise<{ link: OpenLink; maker: Caller }> {
  const { rows } = await deps.db.query<OpenLink & { maker: string }>({
    ...findLink,
    values: [hashToken(token)],
  })
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  const { maker: facts, ...link } = row
  const maker = caller(contextFor(deps, knownSession(facts, deps.env.HUB_ORG).actor, locale))
  const project = await maker.projects.read(link.project_id)
  if (!project || sharePlan(maker.actor, project.facts) !== 'allowed') throw new AppError('NOT_FOUND')
  return { link, maker }
}
