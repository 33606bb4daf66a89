import type { Card } from '#course/marketing-and-sales/build-my-pitch/pitch.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { Picture } from '#domain/report/picture.ts'
import type { CanvasLine } from './canvas-view.ts'

/** One card of the pitch as it is shown while somebody tells it. */
export type PitchSlide = {
  readonly card: Card
  readonly title: string
  /** So short that it is read in a moment. */
  readonly text: string
  /** Numbers and names under the text. */
  readonly lines: readonly CanvasLine[]
  readonly picture: Picture | null
  /** What the picture is of, where its own words do not say so. */
  readonly caption: string
  /** What to say; empty where the card is not written and the slide shows what the plan says. */
  readonly notes: string
}

/** The pitch as slides: worded, without anything private. */
export type PitchDeck = {
  readonly locale: ReportLocale
  readonly project: string
  readonly tagline: string
  readonly founder: string
  readonly day: string
  /** True until every module of the cohort is approved. */
  readonly isDraft: boolean
  /** In the order in which they are told; cards without anything to show are left out. */
  readonly slides: readonly PitchSlide[]
}
