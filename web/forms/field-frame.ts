/** A field with words in it that are neither chosen nor added yet. */
export const undecidedField = '[data-undecided]'

/** What stands around every control. */
export type FieldFrame = {
  label: string
  description?: string | undefined
  error?: string | undefined
  required: boolean
  /** How the form finds the field again, to put the cursor there. */
  name: string
}
