import { type Locale, localePath } from '#web/i18n/locale.ts'

/** The cohort whose texts are edited, as the address names it. */
export type ContentPlace = { readonly org: string; readonly cohortId: string }

type StepInPath = { readonly module: string; readonly nice_name: string; readonly step_id: string }

/** The addresses of a cohort's content pages. */
export function contentPaths({ org, cohortId }: ContentPlace, locale: Locale) {
  const orgHome = localePath(locale, `/manage/${encodeURIComponent(org)}`)
  const cohort = `${orgHome}/${encodeURIComponent(cohortId)}`
  const content = `${cohort}/dashboard/content`
  return {
    ...{ orgHome, cohort, content, models: `${content}/models`, customize: `${cohort}/customize` },
    step: ({ module, nice_name, step_id }: StepInPath, isOriginal = false) =>
      `${content}/${module}/${nice_name}?step=${step_id}${isOriginal ? '&layer=original' : ''}`,
  }
}
