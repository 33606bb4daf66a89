/** What the shell shows of somebody. */
export type Person = {
  readonly first_name: string
  readonly last_name: string
  readonly email?: string | undefined
  readonly avatar?: string | null
}

/** First letters of first and last name; 'NU' when nobody is known. */
export function initials(person: Pick<Person, 'first_name' | 'last_name'> | null): string {
  const letters = [person?.first_name, person?.last_name].map((name) => firstLetter(name ?? '')).join('')
  return letters || 'NU'
}

function firstLetter(name: string): string {
  const [letter = ''] = name.trim()
  return letter.toLocaleUpperCase()
}
