import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { sharePlan } from '#domain/policies/sharing.ts'
import { mostSharedLinks } from '#domain/programme/shared-link.ts'
import type { MutationCreateSharedLinkArgs } from '#server/api-types.ts'
import { readInput } from '#server/auth/account-input.ts'
import { pagePath } from '#server/auth/account-mails.ts'
import { guessingOf } from '#server/auth/guessing.ts'
import { spend } from '#server/auth/rate-limit.ts'
import { hashToken, newToken } from '#server/auth/secret-token.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { audit } from '#server/notices/audit.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { knownLink } from './known-link.ts'
import { linkInputs } from './link-input.ts'

/** Makes a link. Its address is told this once: afterwards nobody, the server included, can say it again. */
export async function createSharedLink({ deps, actor }: Caller, given: MutationCreateSharedLinkArgs) {
  const { projectId } = given
  return inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, projectId, 'update')
    authorize(sharePlan(actor, facts))
    const { password, ...link } = readInput(linkInputs.create, given.data)
    await spend(tx, 'newSharedLink', actor.userId)
    await assertPlace(tx, projectId)
    const [id, token] = [newId(), newToken()]
    await tx.query(
      `insert into shared_link (id, project_id, created_by, what, locale, scenario, label, token_hash, password_hash, ends_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[id, projectId, actor.userId, link.what, link.locale, link.scenario, link.label, hashToken(token)],
        ...[password ? await guessingOf(deps).hash(password) : null, link.ends_at],
      ],
    )
    await audit(tx, actor, facts.orgId, 'createSharedLink', 'project', projectId, { link: id })
    // Behind the hash sign no server, no log and no referrer gets to see the token.
    const address = `${deps.env.PUBLIC_URL}${pagePath(link.locale, '/shared')}#${token}`
    return { address, link: await knownLink(tx, projectId, id) }
  })
}

/** The caller holds the project, so that two links cannot take the last place. */
async function assertPlace(tx: PoolClient, projectId: string): Promise<void> {
  const { rows } = await tx.query<{ taken: number }>(
    `select count(*)::int as taken from shared_link
     where project_id = $1 and revoked_at is null and ends_at > now()`,
    [projectId],
  )
  if ((rows[0]?.taken ?? 0) >= mostSharedLinks)
    throw new AppError('CONFLICT', { reason: 'linksFull', limit: mostSharedLinks })
}
