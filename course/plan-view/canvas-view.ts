import type { Scenario } from '#domain/finance/offerings.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'
import type { Ink, Picture } from '#domain/report/picture.ts'
import type { CanvasBoxId, CanvasRowId } from './canvas-layout.ts'
import type { PlanSection } from './plan-view.ts'
import type { SectionId } from './section-list.ts'

/** Words of all lines of a box together. */
export const mostBoxWords = 45

/**
 * One line of a box. `text`: a sentence or two. `item`: one of a list, with a short note behind or under it and perhaps
 * a round mark of one to three letters before it. `chip`: a short name in a frame. `figure`: a number to be read from afar, its note says of what.
 */
export type CanvasLine = {
  readonly look: 'text' | 'item' | 'chip' | 'figure'
  readonly text: string
  readonly note?: string
  readonly mark?: { readonly text: string; readonly ink: Ink }
}

export type CanvasBox = {
  readonly id: CanvasBoxId
  readonly title: string
  /** Part of the width of its row, in percent. */
  readonly width: number
  readonly section: SectionId
  /** All of them together have at most `mostBoxWords` words. */
  readonly lines: readonly CanvasLine[]
  /** A small one, made to be shown without its twin; stands under the lines. */
  readonly picture: Picture | null
  /** The enlarged box: the same at length. Empty where nothing is written. */
  readonly blocks: readonly Block[]
} & Pick<PlanSection, 'places' | 'isDraft' | 'missing'>

export type CanvasRow = {
  readonly id: CanvasRowId
  /** Part of the height of the page, in percent. */
  readonly height: number
  readonly boxes: readonly CanvasBox[]
}

/** The plan on one page, as everybody reads it: worded, without anything private. */
export type CanvasView = {
  readonly locale: ReportLocale
  readonly scenario: Scenario
  readonly project: string
  /** The day on which it was asked for, worded. */
  readonly day: string
  /** In which money its amounts are. */
  readonly currency: string
  /** True until every module of the cohort is approved. */
  readonly isDraft: boolean
  readonly rows: readonly CanvasRow[]
  /** In which order the boxes are told; those with nothing in them are left out. */
  readonly order: readonly CanvasBoxId[]
  /** How long the pitch of the plan takes to say; null while there is none. */
  readonly pitchSeconds: number | null
}
