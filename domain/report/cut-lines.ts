import { textWidth, wrapped } from './picture.ts'

/** At most so many lines of a text, with dots after the last word where more follow; all of it stands in a list beside. */
export function cutLines(text: string, width: number, size: number, most: number): readonly string[] {
  const lines = wrapped(text, width, size)
  if (lines.length <= most) return lines
  const whole = lines.slice(0, most - 1)
  const [last = ''] = wrapped(lines[most - 1] ?? '', width - textWidth('…', size), size)
  return [...whole, `${last}…`]
}
