import type { Scenario } from '#domain/finance/offerings.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { Caller } from '#server/caller.ts'
import { planFileName, summaryFileName } from './file-name.ts'
import type { DocumentFormat, OrderKind, Orders } from './orders.ts'

/** What an address asks for. */
export type Asked = {
  readonly project: string
  readonly format: DocumentFormat
  readonly locale: ReportLocale
  readonly scenario: Scenario
  readonly module?: ModuleSlug | undefined
}

/**
 * A kind of document, at `/api/documents/{kind}`. The server takes its order, a process of its own makes it: each loads only its half.
 */
export type DocumentKind<Order> = {
  readonly formats: readonly [DocumentFormat, ...DocumentFormat[]]
  /** It is about one module, which the address has to name. */
  readonly isOfModule?: true
  /** Reads what it is told from, for somebody who may have it. */
  readonly order: () => Promise<(caller: Caller, asked: Asked) => Promise<Order>>
  readonly make: () => Promise<(order: Order) => Promise<Uint8Array>>
  readonly fileName: (order: Order) => string
}

export const documentKinds: { readonly [Kind in OrderKind]: DocumentKind<Orders[Kind]> } = {
  summary: {
    formats: ['pdf', 'docx'],
    isOfModule: true,
    order: async () => (await import('./summary-order.ts')).summaryOrder,
    make: async () => (await import('./make-summary.ts')).makeSummary,
    fileName: summaryFileName,
  },
  plan: {
    formats: ['pdf', 'docx'],
    order: async () => (await import('./plan/plan-order.ts')).planOrder('plan'),
    make: async () => (await import('./plan/make-plan.ts')).makePlan,
    fileName: planFileName('businessplan'),
  },
  canvas: {
    formats: ['pdf', 'docx'],
    order: async () => (await import('./plan/plan-order.ts')).planOrder('canvas'),
    make: async () => (await import('./canvas/make-canvas.ts')).makeCanvas,
    fileName: planFileName('canvas'),
  },
  pitch: {
    formats: ['pptx', 'pdf'],
    order: async () => (await import('./plan/plan-order.ts')).planOrder('pitch'),
    make: async () => (await import('./pitch/make-pitch.ts')).makePitch,
    fileName: planFileName('pitch'),
  },
}
