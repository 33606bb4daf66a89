/** In which field a record carries what one would call it by. */
const titleFields = ['name', 'title', 'text', 'value', 'description']

/** What a record is called; empty where it has no name yet. */
export function recordTitle(data: Readonly<Record<string, unknown>> | undefined): string {
  const found = titleFields.map((name) => data?.[name]).find((value) => typeof value === 'string' && value)
  return typeof found === 'string' ? found.replace(/\s+/g, ' ').trim() : ''
}
