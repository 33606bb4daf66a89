import { courseModules, moduleById, moduleBySlug } from '#course/course.ts'
import { isModuleUsable } from '#domain/progress/module-usability.ts'
import type { ModuleStanding } from '#domain/progress/next-action.ts'
import { noReview, reviewState } from '#domain/progress/review.ts'
import type { Progress } from '#web/data/programme.ts'
import type { Locale } from '#web/i18n/locale.ts'
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
        name: nameOf(entry, locale),
        isUsable,
        start: isUsable ? null : entry.start,
        hasBegun: progress !== undefined,
        review: reviewState(progress?.module ?? noReview),
        isApproved: progress?.module.validated === true,
      }
    })
}

export function stretchOf({ id, review, hasBegun }: ShownModule): Stretch {
  if (review === 'approved') return { id, tone: 'done' }
  if (review !== 'open') return { id, tone: 'voice' }
  return { id, tone: hasBegun ? 'begun' : null }
}

/** The course as shipped, for a project whose cohort is not at hand. */
export const shippedEntries: readonly ModuleEntry[] = courseModules.map(({ id, slug }) => ({
  module_id: id,
  module_name: null,
  slug,
  active: true,
  start: null,
}))

/** A cohort's own name stays as written; the shipped name is shown in the reader's language. */
function nameOf({ module_id, slug, module_name }: ModuleEntry, locale: Locale): string {
  const shipped = (moduleById(module_id) ?? moduleBySlug(slug))?.name
  if (!shipped) return module_name ?? slug
  const isOwn = module_name && module_name !== shipped.en && module_name !== shipped.es
  return isOwn ? module_name : shipped[locale]
}
