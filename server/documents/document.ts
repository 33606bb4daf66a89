import type { Block, ReportLocale } from '#domain/report/block.ts'

/** One step of the report. */
export type Section = {
  readonly number: number
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Everything that stands in the file, worded; how it looks is decided by each format. */
export type ReportDocument = {
  readonly locale: ReportLocale
  readonly project: string
  readonly module: string
  /** As in "Module 1 · Summary". */
  readonly kind: string
  readonly author: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Who approved it and when. */
  readonly approval: string | null
  /** What the approval does not stand for any more. */
  readonly changed: string | null
  readonly sections: readonly Section[]
  /** Stands in the place of sections where there are none, or after the last where the rest was left out. */
  readonly note: string | null
  /** At the foot of every page: the day, and that nobody has approved it where that is so. */
  readonly foot: string
  readonly words: {
    readonly contents: string
    /** What stands before the number of a page, and before the number of pages. */
    readonly page: readonly [string, string]
  }
}
