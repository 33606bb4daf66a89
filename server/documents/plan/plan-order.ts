import type { Caller } from '#server/caller.ts'
import type { Asked } from '#server/documents/document-kinds.ts'
import type { PlanOrder } from '#server/documents/orders.ts'
import { planFacts } from '#server/verbs/plan-view/plan-facts.ts'

/** A file of the whole plan, for whoever may read that. */
export const planOrder =
  <Kind extends string>(kind: Kind) =>
  async (caller: Caller, { project, format, locale, scenario }: Asked): Promise<PlanOrder<Kind>> => ({
    kind,
    format,
    locale,
    scenario,
    facts: await planFacts(caller, project),
  })
