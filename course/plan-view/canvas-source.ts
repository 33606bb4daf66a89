import { moneyOf } from '#course/pricing/shared/figures.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'
import type { Picture } from '#domain/report/picture.ts'
import type { LackName } from './canvas-missing.ts'
import type { CanvasLine } from './canvas-view.ts'
import { canvasWords } from './canvas-words.ts'
import type { PlanFacts } from './plan-view.ts'
import type { PlanPlace } from './section-list.ts'

/** What a step reports of itself. */
export type ReportsOf = (places: readonly PlanPlace[]) => readonly Block[]

/** What the boxes are told from. */
export type CanvasSource = ReturnType<typeof sourceOf>
export type BoxSource = CanvasSource & { readonly reports: ReportsOf }

/** What stands in one box. */
export type BoxContent = {
  readonly lines: readonly CanvasLine[]
  readonly picture?: Picture | null
  /** Where it is not what its steps report. */
  readonly blocks?: readonly Block[]
  readonly lacks?: readonly LackName[]
  /** Fewer than others may have, where a picture stands beside them. */
  readonly mostWords?: number
}

export function sourceOf(facts: PlanFacts, plan: PlanData, locale: ReportLocale, scenario: Scenario) {
  return {
    ...{ facts, plan, locale, scenario, text: canvasWords[locale] },
    money: moneyOf(plan, locale),
    figures: shownFigures(plan, scenario),
  } as const
}

/** Its name where the condition holds. */
export const lackIf = (isMissing: boolean, name: LackName): readonly LackName[] => (isMissing ? [name] : [])

export const textLine = (text: string | null | undefined): readonly CanvasLine[] =>
  text?.trim() ? [{ look: 'text', text: text.trim() }] : []
