import type { Progress } from '#web/data/programme.ts'

/** A module of the project's cohort, numbered. */
export type HomeModule = {
  readonly id: string
  readonly slug: string
  readonly number: number
  readonly name: string
  readonly usable: boolean
}

export type ModuleState = 'approved' | 'inReview' | 'finished' | 'started' | 'open' | 'notYet'

export function moduleState(
  { id, usable }: Pick<HomeModule, 'id' | 'usable'>,
  progresses: readonly Pick<Progress, 'module_id' | 'finished' | 'module'>[],
): ModuleState {
  const progress = progresses.find(({ module_id }) => module_id === id)
  if (progress?.module.validated) return 'approved'
  if (progress?.module.review_request) return 'inReview'
  if (progress?.finished || progress?.module.finished) return 'finished'
  if (!usable) return 'notYet'
  return progress ? 'started' : 'open'
}

export type ModuleWithState = HomeModule & {
  readonly state: ModuleState
  /** The day on which it opens, where that is still to come. */
  readonly opens: string | null
}

/** Not every closed module has a day: the organisers may have switched it off. */
export function openingDay(
  { id, usable }: Pick<HomeModule, 'id' | 'usable'>,
  entries: readonly { readonly module_id: string; readonly active: boolean; readonly start: string | null }[],
): string | null {
  const entry = entries.find(({ module_id }) => module_id === id)
  return !usable && entry?.active ? entry.start : null
}

/** Who writes goes on with what is begun, then with the first open module; who reviews begins with what waits. */
export function nextModule(
  modules: readonly ModuleWithState[],
  as: 'writer' | 'reviewer',
): ModuleWithState | null {
  const wanted: readonly ModuleState[] =
    as === 'writer' ? ['started', 'open'] : ['inReview', 'started', 'finished']
  for (const state of wanted) {
    const found = modules.find((module) => module.usable && module.state === state)
    if (found) return found
  }
  return null
}

export const finishedCount = (modules: readonly ModuleWithState[]): number =>
  modules.filter(({ state }) => state === 'approved' || state === 'inReview' || state === 'finished').length
