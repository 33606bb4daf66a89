import { moduleById } from '#course/course.ts'
import { manageCohort, onlySuper } from '#domain/policies/programme.ts'
import { attentionOf } from '#domain/programme/attention.ts'
import { ranked, standingOf } from '#domain/progress/needs.ts'
import type { Attention, QueryNeedsYouArgs } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import type { CohortRow } from '#server/verbs/cohorts/cohorts.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import { managedOrganisation } from '#server/verbs/organisations/organisations.ts'
import { type NeedScope, needRows } from './need-rows.ts'

export type AttentiveRow = CohortRow & { readonly attention: Partial<Attention> }

/** What needs the caller in a cohort, in an organisation, or, where neither is named, on the platform. */
export async function needsYou(context: Caller, { org, cohortId }: QueryNeedsYouArgs) {
  const { scope, attention } = await scopeOf(context, org, cohortId)
  const { counts, items } = await needRows(context.deps.db, scope)
  const now = new Date()
  return {
    counts,
    items: ranked(items, now).map((row) => ({
      ...row,
      ...named(standingOf(row, now)),
      module: row.module_id ? (moduleById(row.module_id)?.slug ?? null) : null,
      can_remind: row.people.length > 0,
    })),
    attention,
  }
}

const named = ({ days, isLate }: { days: number; isLate: boolean }) => ({ days, is_late: isLate })

async function scopeOf(
  context: Caller,
  org: string | null | undefined,
  cohortId: string | null | undefined,
): Promise<{ scope: NeedScope; attention: Attention | null }> {
  const { deps, actor } = context
  if (cohortId) {
    const { cohort, row } = await matchingFacts(deps.db, actor, cohortId)
    authorize(manageCohort(actor, cohort))
    return { scope: { cohortId }, attention: attentionOf((row as AttentiveRow).attention) }
  }
  if (!org) authorize(onlySuper(actor))
  const { id } = await managedOrganisation(context, { slug: org || deps.env.HUB_ORG })
  return { scope: { orgId: id, isPlatform: !org }, attention: null }
}
