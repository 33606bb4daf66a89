import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'

/** What a room takes from its own fields without saying again where they stand and what they are called. */
export type Told = {
  /** The text of a field in large; nothing while it is empty. */
  readonly lead: (field: string) => readonly Block[]
  /** A table of fields and what stands in them; the empty ones are left out. */
  readonly facts: (...fields: readonly string[]) => readonly Block[]
}

/** What one step gives to the report of its module: nothing while nothing is written. */
export type RoomReport = (plan: PlanData, locale: ReportLocale, told: Told) => readonly Block[]
