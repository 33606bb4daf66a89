import { isModuleUsable, moduleOpens } from '#domain/progress/module-usability.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { moduleName } from '#web/shared/module-name.ts'

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
