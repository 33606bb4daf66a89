import { moduleById, moduleBySlug } from '#course/course.ts'
import type { Locale } from '#web/i18n/locale.ts'

type Entry = { readonly module_id: string; readonly slug: string; readonly module_name: string | null }

/** A cohort's own name stays as written; the shipped name is shown in the reader's language. */
export function moduleName({ module_id, slug, module_name }: Entry, locale: Locale): string {
  const shipped = (moduleById(module_id) ?? moduleBySlug(slug))?.name
  if (!shipped) return module_name ?? slug
  const isOwn = module_name && module_name !== shipped.en && module_name !== shipped.es
  return isOwn ? module_name : shipped[locale]
}
