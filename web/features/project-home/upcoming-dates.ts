import type { ModuleWithState } from './module-progress.ts'
import type { HomeCohort } from './project-home-documents.ts'

type CohortDates = Pick<HomeCohort, 'matching_end' | 'start_date' | 'end_date'>

export type ComingDate = {
  readonly kind: 'matching_end' | 'start_date' | 'end_date' | 'module' | 'goal'
  readonly date: string
  readonly about: string
}

const shown = 5

/** What comes up in this project, the nearest first: days of the cohort, modules that open, goals of the plan. */
export function comingDates(
  cohort: CohortDates | null,
  modules: readonly Pick<ModuleWithState, 'name' | 'opens'>[],
  goals: readonly { readonly title: string; readonly date: string }[],
  hasMentor: boolean,
  now: Date,
): readonly ComingDate[] {
  const days = (['matching_end', 'start_date', 'end_date'] as const)
    .filter((kind) => kind !== 'matching_end' || !hasMentor)
    .map((kind) => ({ kind, date: cohort?.[kind] ?? '', about: '' }))
  const opening = modules.map(({ name, opens }) => ({
    kind: 'module' as const,
    date: opens ?? '',
    about: name,
  }))
  const aims = goals.map(({ title, date }) => ({ kind: 'goal' as const, date, about: title }))
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  return [...days, ...opening, ...aims]
    .filter(({ date }) => date !== '' && new Date(date) >= today)
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
    .slice(0, shown)
}
