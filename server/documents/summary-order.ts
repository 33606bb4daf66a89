import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'

export const documentFormats = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export type DocumentFormat = keyof typeof documentFormats

/** What the process that makes a document is given: plain data, read from the database after the person was let in. */
export type SummaryOrder = {
  readonly format: DocumentFormat
  readonly locale: ReportLocale
  readonly project: string
  readonly founder: string
  readonly cohort: string
  readonly module: { readonly slug: string; readonly number: number; readonly name: string }
  /** When it was asked for, as an ISO date-time. */
  readonly today: string
  readonly approval: { readonly by: string | null; readonly at: string | null } | null
  /** Slugs of the steps that differ from what was approved. */
  readonly changedSteps: readonly string[]
  readonly steps: readonly { readonly slug: string; readonly title: string }[]
  readonly plan: PlanData
}

/** What it gives back; a fault is told without any words of the plan. */
export type Made =
  | { readonly file: Uint8Array; readonly megabytes: number }
  | { readonly fault: { readonly type: string; readonly at: readonly string[] } }
