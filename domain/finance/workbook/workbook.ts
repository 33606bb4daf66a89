import type { FinancePlan, Offering } from '#domain/finance/finance-plan.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { byPeriod } from '#domain/finance/periods.ts'
import { scenarioResults } from '#domain/finance/results.ts'
import { shownResults } from '#domain/finance/shown.ts'
import { wholeRows } from '#domain/finance/whole-rows.ts'
import { breakEvenSheet } from './break-even-sheet.ts'
import { calculationSheet, periodHeads } from './calculation-sheet.ts'
import { capitalSheet } from './capital-sheet.ts'
import { cashSheet } from './cash-sheet.ts'
import { checksSheet } from './checks-sheet.ts'
import type { Frame, ModelTexts } from './frame.ts'
import { fundingSheet } from './funding-sheet.ts'
import { glance } from './glance.ts'
import { incomeSheet } from './income-sheet.ts'
import { inputsSheet } from './inputs-sheet.ts'
import { listsSheet } from './lists-sheet.ts'
import { loansSheet } from './loans-sheet.ts'
import { offeringsSheet } from './offerings-sheet.ts'
import { readMeSheet } from './read-me-sheet.ts'
import { balanceSheetOf, shareSheet } from './results-sheets.ts'
import { runningSheet } from './running-sheet.ts'
import { type Workbook, writing } from './sheet.ts'
import { workbookFrom } from './sheet-frames.ts'
import { workbookWords } from './words.ts'

/** The financial plan as a workbook whose statements follow its inputs. */
export function financeWorkbook(plan: FinancePlan, scenario: Scenario, texts: ModelTexts): Workbook {
  const words = workbookWords[texts.locale]
  const frame: Frame = { plan: countedPlan(plan, scenario), scenario, texts, words }
  const { sheet: listed, lists } = listsSheet(frame)
  const inputs = inputsSheet(frame, lists)
  const calculated = writing(words.sheets.calculation)
  const heads = periodHeads(calculated, frame, inputs)
  const offerings = offeringsSheet(frame, inputs, heads)
  const { sold } = offerings
  const capital = capitalSheet(frame, lists)
  const funding = fundingSheet(frame, inputs, lists, capital)
  const loans = loansSheet(frame, funding.sources, heads)
  const running = runningSheet(frame, lists)
  const calculation = calculationSheet(calculated, frame, { inputs, sold, capital, funding, loans, running })
  const income = incomeSheet(frame, inputs, sold, calculation, heads)
  const cash = cashSheet(frame, inputs, funding.start.openingCash, calculation, income, heads)
  const breakEven = breakEvenSheet(frame, inputs, sold, calculation, heads)
  const balance = balanceSheetOf(
    frame,
    inputs,
    { capital, funding, income, cash, decimals: calculation.decimals },
    heads,
  )
  const share = shareSheet(frame, inputs, calculation, heads)
  const checks = checksSheet(frame, {
    inputs,
    lists,
    sold,
    funding,
    loans,
    calculation,
    income,
    cash,
    balance,
  })
  glance(frame, inputs, { income, cash, breakEven, share, checks, heads })
  const written = {
    ...{
      readMe: readMeSheet(frame),
      inputs: inputs.sheet,
      offerings: offerings.sheet,
      capital: capital.sheet,
    },
    ...{ funding: funding.sheet, loans: loans.sheet, running: running.sheet, income: income.sheet },
    ...{ cash: cash.sheet, breakEven: breakEven.sheet, balance: balance.sheet, share: share.sheet },
    ...{ checks: checks.sheet, calculation: calculated, lists: listed },
  }
  return workbookFrom(written, texts.locale, words.title(texts.project))
}

/** Amounts of lists count as the cents that are shown of them. A plan without offerings has room for one. */
function countedPlan(plan: FinancePlan, scenario: Scenario): FinancePlan {
  const { grain } = shownResults(plan, scenario, scenarioResults(plan, scenario))
  const offerings = plan.offerings.length > 0 ? plan.offerings : [noOffering]
  return { ...plan, offerings, financials: wholeRows(plan.financials, grain) }
}

const noOffering: Offering = {
  ...{ _id: 'none', name: '', price: 0, unitPerBatch: 1, components: [], optimism: 0, pessimism: 0 },
  forecasts: byPeriod(() => 0),
}
