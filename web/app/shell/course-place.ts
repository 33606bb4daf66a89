import { moduleById, moduleBySlug } from '#course/course.ts'
import { isModuleUsable, moduleOpens } from '#domain/progress/module-usability.ts'
import type { Locale } from '#web/i18n/locale.ts'

/** A module entry of a cohort as the API answers it. */
export type ModuleEntry = {
  readonly module_id: string
  readonly module_name: string | null
  readonly slug: string
  readonly active: boolean | null
  readonly start: string | null
}

/** A module with the number it has in this cohort. */
export type NumberedModule = {
  readonly id: string
  readonly slug: string
  readonly number: number
  readonly name: string
  readonly usable: boolean
  /** The day on which a closed one opens, where somebody has said so. */
  readonly opens: string | null
}

export function numberedModules(
  entries: readonly ModuleEntry[],
  locale: Locale,
  now: Date,
): readonly NumberedModule[] {
  return entries.map((entry, index) => {
    const known = { ...entry, active: entry.active === true }
    return {
      id: entry.module_id,
      slug: entry.slug,
      number: index + 1,
      name: moduleName(entry, locale),
      usable: isModuleUsable(known, now),
      opens: moduleOpens(known, now),
    }
  })
}

/** A cohort's own name stays as written; the shipped name is shown in the reader's language. */
function moduleName({ module_id, slug, module_name }: ModuleEntry, locale: Locale): string {
  const shipped = (moduleById(module_id) ?? moduleBySlug(slug))?.name
  if (!shipped) return module_name ?? slug
  const isOwn = module_name && module_name !== shipped.en && module_name !== shipped.es
  return isOwn ? module_name : shipped[locale]
}
