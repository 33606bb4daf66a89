import type { PlanFacts } from '#course/plan-view/plan-view.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'

const office = 'application/vnd.openxmlformats-officedocument'

export const documentFormats = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  pptx: `${office}.presentationml.presentation`,
  xlsx: `${office}.spreadsheetml.sheet`,
  csv: 'text/csv; charset=utf-8',
}

export type DocumentFormat = keyof typeof documentFormats

/** The summary of a module. */
export type SummaryOrder = {
  readonly kind: 'summary'
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

/** A file that is told from the whole plan. */
export type PlanOrder<Kind extends string = string> = {
  readonly kind: Kind
  readonly format: DocumentFormat
  readonly locale: ReportLocale
  readonly scenario: Scenario
  readonly facts: PlanFacts
}

/** What the process that makes a document is given: plain data, read from the database after the person was let in. */
export type Orders = {
  readonly summary: SummaryOrder
  readonly plan: PlanOrder<'plan'>
  readonly canvas: PlanOrder<'canvas'>
  readonly finance: PlanOrder<'finance'>
  readonly pitch: PlanOrder<'pitch'>
}

export type OrderKind = keyof Orders
export type Order = Orders[OrderKind]

/** What it gives back; a fault is told without any words of the plan. */
export type Made =
  | { readonly file: Uint8Array; readonly megabytes: number }
  | { readonly fault: { readonly type: string; readonly at: readonly string[] } }
