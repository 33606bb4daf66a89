import { courseModules } from '#course/course.ts'
import { isModuleUsable } from '#domain/progress/module-usability.ts'
import type { ModuleStanding } from '#domain/progress/next-action.ts'
import { noReview, reviewState } from '#domain/progress/review.ts'
import type { Progress } from '#web/data/programme.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { type ModuleState, moduleTones } from '#web/shared/module-list/module-state.ts'
import { moduleName } from '#web/shared/module-name.ts'
import { stateOfReview } from '#web/step-kit/review/state-words.ts'
import type { Stretch } from '#web/ui/meter.tsx'
import type { ModuleEntry } from './home-documents.ts'

export type ShownModule = ModuleStanding & {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly isUsable: boolean
  /** Also while a change waits to be read, and when it came back. */
  readonly isApproved: boolean
  /** Set while the module is still to come. */
  readonly start: string | null
}

type Progressed = Pick<Progress, 'module_id' | 'module'>

/** The active modules of a cohort with how far the project is in each. */
export function shownModules(
  entries: readonly ModuleEntry[],
  progresses: readonly Progressed[],
  locale: Locale,
  now: Date,
): readonly ShownModule[] {
  return entries
    .filter(({ active }) => active === true)
    .map((entry, index) => {
      const progress = progresses.find((row) => row.module_id === entry.module_id)
      const isUsable = isModuleUsable({ ...entry, active: true }, now)
      return {
        id: entry.module_id,
        slug: entry.slug,
        number: index + 1,
        name: moduleName(entry, locale),
        isUsable,
        start: isUsable ? null : entry.start,
        hasBegun: progress !== undefined,
        review: reviewState(progress?.module ?? noReview),
        isApproved: progress?.module.validated === true,
      }
    })
}

export function stateOf({ review, hasBegun }: ShownModule): ModuleState {
  return stateOfReview(review) ?? (hasBegun ? 'started' : 'open')
}

export const stretchOf = (module: ShownModule): Stretch => ({
  id: module.id,
  tone: moduleTones[stateOf(module)],
})

/** The course as shipped, for a project whose cohort is not at hand. */
export const shippedEntries: readonly ModuleEntry[] = courseModules.map(({ id, slug, name }) => ({
  module_id: id,
  module_name: name.en,
  slug,
  active: true,
  start: null,
}))
