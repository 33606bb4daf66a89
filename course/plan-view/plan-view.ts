import type { Scenario } from '#domain/finance/offerings.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'
import type { PlanPlace, SectionId } from './section-list.ts'

/** What a plan is told from: read once, after the reader was let in. */
export type PlanFacts = {
  /** Every kind of record, with the models to choose from and the project itself. */
  readonly plan: PlanData
  readonly project: {
    readonly name: string
    readonly countries: readonly string[]
    readonly sectors: readonly string[]
    readonly stage: string | null
  }
  readonly founder: string
  readonly cohort: string
  /** When it was asked for, as an ISO date-time. */
  readonly today: string
  /** The modules of the cohort, and those among them that a mentor has approved. */
  readonly modules: readonly ModuleSlug[]
  readonly validated: readonly ModuleSlug[]
}

/** A number that a reader looks for first: worded, with its unit. */
export type PlanFigure = { readonly id: string; readonly label: string; readonly value: string }

export type PlanSection = {
  readonly id: SectionId
  readonly mark: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** Where it is written, for those who may write, each with what is written there. */
  readonly places: readonly WordedPlace[]
  /** Something of it comes from a module that nobody has approved yet. */
  readonly isDraft: boolean
  /** What is not written yet, each with the step where it belongs. Never part of a file. */
  readonly missing: readonly WordedPlace[]
}

export type WordedPlace = PlanPlace & { readonly text: string }

/** The plan as everybody reads it, on the page and in every file: worded, without anything private. */
export type PlanView = {
  readonly locale: ReportLocale
  readonly scenario: Scenario
  /** Of all amounts. */
  readonly currency?: string
  readonly project: string
  readonly tagline: string
  /** Rows of the cover: mission, countries, sectors, stage, start, founder, cohort, date. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** True until every module of the cohort is approved. */
  readonly isDraft: boolean
  /** The five key figures of the executive summary. */
  readonly figures: readonly PlanFigure[]
  /** In the order of `sectionList`, without the cover: executive summary, 1 to 12, A to E. */
  readonly sections: readonly PlanSection[]
}
