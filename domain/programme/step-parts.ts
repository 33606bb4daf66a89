/** The parts of a step's text, besides its title. */
export const stepParts = [
  'intro',
  'primary_cta',
  'secondary_cta',
  'help_intro',
  'help_deepdive',
  'help_tips',
] as const

type TextName = 'title' | (typeof stepParts)[number]
/** A text of a step in one language. */
export type StepTextField = TextName | `${TextName}_es`

export const stepTextFields: readonly StepTextField[] = ['title' as const, ...stepParts].flatMap(
  (name) => [name, `${name}_es`] as const,
)

export const isStepTextField = (name: string): name is StepTextField =>
  stepTextFields.some((field) => field === name)

export const isSpanish = (field: StepTextField): boolean => field.endsWith('_es')

/** The same text in the other language. */
export const twinOf = (field: StepTextField): StepTextField =>
  (isSpanish(field) ? field.slice(0, -'_es'.length) : `${field}_es`) as StepTextField
