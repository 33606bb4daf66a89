import type { ModuleState } from '#web/shared/module-list/module-state.ts'
import { stateOfReview } from '#web/step-kit/review/state-words.ts'
import type { HomeCohort, Standing } from './project-home-documents.ts'

/** A module of the project's cohort, numbered. */
export type HomeModule = {
  readonly id: string
  readonly slug: string
  readonly number: number
  readonly name: string
  readonly usable: boolean
}

export function moduleState(usable: boolean, standing: Standing | undefined): ModuleState {
  const review = stateOfReview(standing?.review ?? 'open')
  if (review === 'approved' && standing && standing.changed_steps > 0) return 'changed'
  if (review === 'approved' || review === 'inReview') return review
  if (!usable) return 'notYet'
  if (review) return review
  // Asking for the review is the last step itself.
  if (standing?.steps_done != null && standing.steps_done >= standing.steps - 1) return 'ready'
  return standing?.has_begun ? 'started' : 'open'
}

export type ModuleWithState = HomeModule & {
  readonly state: ModuleState
  readonly standing: Standing | undefined
  /** The day on which it opens, where that is still to come. */
  readonly opens: string | null
}

type Entry = Pick<NonNullable<HomeCohort['module_data']>[number], 'module_id' | 'active' | 'start'>

/** What the organisers switched off before anything was written is no part of this project's course. */
export function withStates(
  modules: readonly HomeModule[],
  standings: readonly Standing[],
  entries: readonly Entry[],
): readonly ModuleWithState[] {
  return modules.flatMap((module) => {
    const standing = standings.find(({ module: slug }) => slug === module.slug)
    const opens = openingDay(module, entries)
    if (!module.usable && !opens && !standing) return []
    return [{ ...module, standing, opens, state: moduleState(module.usable, standing) }]
  })
}

/** Not every closed module has a day: the organisers may have switched it off. */
export function openingDay(
  { id, usable }: Pick<HomeModule, 'id' | 'usable'>,
  entries: readonly Entry[],
): string | null {
  const entry = entries.find(({ module_id }) => module_id === id)
  return !usable && entry?.active ? entry.start : null
}

/** An approval stands while a change waits to be read, and when it came back. */
export const isApproved = ({ standing }: Pick<ModuleWithState, 'standing'>) => standing?.validated === true
