/** The parts of a step's text, besides its title. */
export const stepParts = [
  'intro',
  'primary_cta',
  'secondary_cta',
  'help_intro',
  'help_deepdive',
  'help_tips',
] as const

type TextName = 'title' | (typeof stepParts)[number] | 'needs'
/** A text of a step in one language; its minutes are the same in both. */
export type StepTextField = TextName | `${TextName}_es` | 'minutes'

export const stepTextFields: readonly StepTextField[] = [
  ...['title' as const, ...stepParts, 'needs' as const].flatMap((name) => [name, `${name}_es`] as const),
  'minutes',
]

export const isStepTextField = (name: string): name is StepTextField =>
  stepTextFields.some((field) => field === name)

/** The same text in the other language. */
export function twinOf(field: StepTextField): StepTextField {
  if (field === 'minutes') return field
  return (field.endsWith('_es') ? field.slice(0, -'_es'.length) : `${field}_es`) as StepTextField
}
