import { discreetPlan } from '#course/shared/discreet-plan.ts'
import { planToFinance } from '#course/shared/plan-to-finance.ts'
import { financeWorkbook } from '#domain/finance/workbook/workbook.ts'
import type { PlanOrder } from '#server/documents/orders.ts'
import { financeCsv } from './finance-csv.ts'
import { modelTexts } from './model-texts.ts'
import { xlsxFile } from './xlsx-file.ts'

/** The figures of a plan to go on calculating with: as a model with formulas, or as tables. */
export async function makeFinance({ facts, locale, scenario, format }: PlanOrder): Promise<Uint8Array> {
  const { project, today } = facts
  const plan = discreetPlan(facts.plan)
  if (format === 'csv') return new TextEncoder().encode(financeCsv(plan, scenario, locale))
  const texts = modelTexts(plan, { project: project.name, today, locale })
  return xlsxFile(financeWorkbook(planToFinance(plan), scenario, texts))
}
