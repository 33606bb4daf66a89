/** First letters of first and last name, with their accents; 'NU' when nobody is known. */
export function initials(names: readonly (string | null | undefined)[]): string {
  return names.map((name) => first(name?.trim() ?? '').toLocaleUpperCase()).join('') || 'NU'
}

/** A Latin letter that nothing is set upon: most names need no table of all scripts, which takes long to load. */
const plain = /^[!-\u02ff](?=[ -\u02ff]|$)/

let segmenter: Intl.Segmenter | undefined

function first(name: string): string {
  const [letter] = plain.exec(name) ?? []
  if (letter) return letter
  segmenter ??= new Intl.Segmenter()
  const [whole] = segmenter.segment(name)
  return whole?.segment ?? ''
}
