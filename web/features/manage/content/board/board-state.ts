import type { ContentModule, ContentStep } from '#web/features/manage/content/content-documents.ts'

export const views = ['all', 'attention', 'customised'] as const
export type View = (typeof views)[number]

const inSpanish = (name: string) => name.endsWith('_es')

/** What there is to say about a step, each thing once. */
export function stateOf({ customised, original_changed, missing, behind }: ContentStep) {
  return {
    customised: customised.length,
    originalChanged: original_changed.length > 0,
    missing: { en: missing.some((name) => !inSpanish(name)), es: missing.some(inSpanish) },
    behind: { en: behind.some((name) => !inSpanish(name)), es: behind.some(inSpanish) },
  }
}

export function needsAttention(step: ContentStep): boolean {
  return step.original_changed.length + step.missing.length + step.behind.length > 0
}

export function isIn(view: View, step: ContentStep): boolean {
  if (view === 'attention') return needsAttention(step)
  return view === 'all' || step.customised.length > 0
}

export function countIn(view: View, modules: readonly ContentModule[]): number {
  return modules.flatMap(({ steps }) => steps).filter((step) => isIn(view, step)).length
}
