/** What the forms of this room are called where they keep what is half typed. */
export const keptNote = (question: string) => `notes:${question}`
export const keptInsight = (question: string) => `insights:${question}`
export const keptAnswer = (source: string, question: string) => `answer:${source}:${question}`

/** The source whose form it is, where it is the form of one. */
export function sourceOf(field: string | undefined): string | null {
  const [form, source = null] = field?.split(':') ?? []
  return form === 'answer' ? source : null
}

/** The view in which the form stands. */
export const viewOf = (field: string) => {
  if (field.startsWith('edit:')) return null
  return sourceOf(field) === null ? 'question' : 'source'
}
