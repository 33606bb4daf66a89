import type { SectionId } from '#course/plan-view/section-list.ts'
import type { SectionPart } from '#course/plan-view/telling.ts'
import { howTested, loans, monthly, sources } from './appendices.ts'
import { assumptions } from './assumptions.ts'
import { businessModel } from './business-model.ts'
import { competition } from './competition.ts'
import { customers } from './customers.ts'
import { executiveSummary } from './executive-summary.ts'
import { finance } from './finance.ts'
import { goalsAndRisks } from './goals-and-risks.ts'
import { impact } from './impact.ts'
import { marketing } from './marketing.ts'
import { offerings } from './offerings.ts'
import { operations } from './operations.ts'
import { problem } from './problem.ts'
import { solution } from './solution.ts'
import { stakeholders } from './stakeholders.ts'

/** How each part of the plan is told; the cover is a list of facts. */
export const sectionParts: Readonly<Record<Exclude<SectionId, 'cover'>, SectionPart>> = {
  'executive-summary': executiveSummary,
  problem,
  solution,
  customers,
  offerings,
  competition,
  stakeholders,
  'business-model': businessModel,
  operations,
  marketing,
  finance,
  impact,
  'goals-and-risks': goalsAndRisks,
  'how-tested': howTested,
  sources,
  monthly,
  loans,
  assumptions,
}
