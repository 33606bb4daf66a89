import type { Block, ReportLocale } from '#domain/report/block.ts'

type Named = { readonly label: string; readonly value: string }

/** What a document is made of: what a report is, and numbers that stand out. */
export type DocumentBlock = Block | { readonly kind: 'figures'; readonly rows: readonly Named[] }

/** One part of a document. */
export type Section = {
  /** Before the title, as in 3 or B; empty where it is not counted. */
  readonly mark: string
  readonly title: string
  readonly blocks: readonly DocumentBlock[]
  readonly isOnNewPage?: boolean
}

/** Everything that stands in the file, worded; how it looks is decided by each format. */
export type ReportDocument = {
  readonly locale: ReportLocale
  readonly project: string
  /** What it is beside the project, on every page: the name of the module, or that it is a business plan. */
  readonly title: string
  /** Above the name on the cover, as in "Module 1 · Summary". */
  readonly kind: string
  /** Below the name on the cover. */
  readonly subtitle: string
  readonly author: string
  readonly facts: readonly Named[]
  /** The cover has a page of its own, and so have the contents. */
  readonly hasCoverPage: boolean
  /** Who approved it and when. */
  readonly approval: string | null
  /** What the approval does not stand for any more, or that there is none yet. */
  readonly warning: string | null
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
