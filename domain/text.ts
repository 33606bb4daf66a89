/** No text that anybody may write is longer. */
export const longestText = 20_000

/** PostgreSQL stores neither the NUL character nor half a surrogate pair in text or jsonb. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** For names, which stand in headings, subjects of mails and cells of tables. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text)
}

/** For comparing what people write with what they mean: without accents and case. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

let segmenter: Intl.Segmenter | undefined

/** What a reader takes for one character: a letter with its accents, a flag, a family of emoji. */
export function charactersOf(text: string): Iterable<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter()
  return segmenter.segment(text)
}

/** At most so many units of a text, and never half a character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const { index, segment } of charactersOf(text.slice(0, most + 100))) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** The same with dots where something is missing, and whole words unless one is very long. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = cutText(text, most)
  const isBetweenWords = /\s/.test(text.charAt(cut.length))
  return `${(isBetweenWords ? cut : cut.replace(/\s+\S{0,24}$/, '')).trimEnd()}…`
}

/** Enough to find a slip of the pen; whether the address is somebody's only a mail can tell. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

/** Words, not spaces and dashes. A number is one word, also where a narrow space sets its thousands apart. */
export function wordCount(text: string): number {
  const whole = text.replace(/(\d)[\u00a0\u202f](?=\d{3})/g, '$1')
  return whole.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
