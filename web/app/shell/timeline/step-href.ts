import { href } from '#web/app/match-route.ts'
import type { Locale } from '#web/i18n/locale.ts'
import type { StepRow } from './timeline.ts'

/** `{nice_name}?step={id}&mid={moduleId}` under the module and, where the address has one, the project. */
export function stepHref(
  step: Pick<StepRow, '_id' | 'nice_name'>,
  module: { readonly id: string; readonly slug: string },
  pid: string | undefined,
  locale: Locale,
): string {
  const place = { pid, module: module.slug, step: step.nice_name }
  return href('home-project-module-step', locale, place, { step: step._id, mid: module.id })
}
