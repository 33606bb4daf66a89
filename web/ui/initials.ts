const letters = new Intl.Segmenter()

/** First letters of first and last name, with their accents; 'NU' when nobody is known. */
export function initials(names: readonly (string | null | undefined)[]): string {
  return names.map((name) => first(name?.trim() ?? '').toLocaleUpperCase()).join('') || 'NU'
}

function first(name: string): string {
  const [letter] = letters.segment(name)
  return letter?.segment ?? ''
}
