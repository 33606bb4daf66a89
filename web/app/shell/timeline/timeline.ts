import type { Locale } from '#web/i18n/locale.ts'

/** A step as the API answers it. */
export type StepRow = {
  readonly _id: string
  readonly order: number
  readonly nice_name: string
  readonly title: string | null
  readonly title_es: string | null
}

export type Selection = { readonly slug?: string | undefined; readonly id?: string | undefined }

export function sortedSteps(steps: readonly StepRow[]): readonly StepRow[] {
  return steps.toSorted((a, b) => a.order - b.order)
}

export function stepTitle(step: StepRow, locale: Locale): string {
  const inLocale = locale === 'es' ? step.title_es : step.title
  return inLocale || step.title || step.nice_name
}

/** The step in the path, else the one whose id the query carries. */
export function selectedStep(steps: readonly StepRow[], { slug, id }: Selection): StepRow | undefined {
  return steps.find((step) => step.nice_name === slug) ?? steps.find((step) => step._id === id)
}

/** Where a module page without a step goes: the step of the query, else the first. */
export function stepToOpen(steps: readonly StepRow[], selection: Selection): StepRow | undefined {
  if (selection.slug) return undefined
  return selectedStep(steps, selection) ?? sortedSteps(steps)[0]
}
