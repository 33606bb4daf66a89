import { AppError } from '#domain/errors.ts'
import { sharePlan } from '#domain/policies/sharing.ts'
import type {
  MutationRevokeSharedLinkArgs,
  MutationUpdateSharedLinkArgs,
  SharedLink,
} from '#server/api-types.ts'
import { readInput } from '#server/auth/account-input.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { knownLink } from './known-link.ts'
import { linkInputs } from './link-input.ts'

const isRunning = 'revoked_at is null and ends_at > now()'

/** Another last day, for a link that still works: what has ended does not open again behind somebody's back. */
export function updateSharedLink(context: Caller, given: MutationUpdateSharedLinkArgs): Promise<SharedLink> {
  return change(context, given, 'updateSharedLink', () => {
    const { ends_at } = readInput(linkInputs.update, { ends_at: given.ends_at })
    return { set: 'ends_at = $3', values: [ends_at] }
  })
}

/** Ends a link at once and for good. */
export function revokeSharedLink(context: Caller, given: MutationRevokeSharedLinkArgs): Promise<SharedLink> {
  return change(context, given, 'revokeSharedLink', () => ({ set: 'revoked_at = now()', values: [] }))
}

type Named = { readonly projectId: string; readonly _id: string }
type Change = { readonly set: string; readonly values: readonly string[] }

async function change(
  { deps, actor }: Caller,
  { projectId, _id }: Named,
  action: string,
  wanted: () => Change,
): Promise<SharedLink> {
  return inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, projectId)
    authorize(sharePlan(actor, facts))
    const { set, values } = wanted()
    const { rowCount } = await tx.query(
      `update shared_link set ${set} where id = $1 and project_id = $2 and ${isRunning}`,
      [_id, projectId, ...values],
    )
    if (rowCount !== 1) throw new AppError('NOT_FOUND')
    await audit(tx, actor, facts.orgId, action, 'project', projectId, { link: _id })
    return knownLink(tx, projectId, _id)
  })
}
