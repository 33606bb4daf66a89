import { composeSummary } from './compose-summary.ts'
import type { SummaryOrder } from './orders.ts'
import { writeReport } from './write-report.ts'

export const makeSummary = async (order: SummaryOrder) =>
  writeReport(order.format, await composeSummary(order))
