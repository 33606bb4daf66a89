import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Picture } from './picture.ts'

export type ReportLocale = 'en' | 'es'

/**
 * What a report is made of; the page, the PDF and the Word file draw the same blocks.
 * A line break in a text or in a cell stays a line break.
 */
export type Block =
  /** A minor one stands under the last that is not. */
  | { readonly kind: 'heading'; readonly text: string; readonly isMinor?: true }
  | { readonly kind: 'text'; readonly text: string; readonly tone?: 'lead' | 'muted' }
  | { readonly kind: 'quote'; readonly text: string; readonly by?: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isOrdered?: boolean }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'picture'; readonly picture: Picture }

/** What one step gives to the report of its module: nothing while nothing is written. */
export type SummaryPart = (plan: PlanData, locale: ReportLocale) => readonly Block[]
