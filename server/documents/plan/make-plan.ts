import { buildPlan } from '#course/plan-view/build-plan.ts'
import type { PlanOrder } from '#server/documents/orders.ts'
import { writeReport } from '#server/documents/write-report.ts'
import { composePlan } from './compose-plan.ts'

export async function makePlan({ facts, locale, scenario, format }: PlanOrder): Promise<Uint8Array> {
  return writeReport(format, composePlan(await buildPlan(facts, locale, scenario), facts))
}
