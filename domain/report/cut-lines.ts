import { textWidth, wrapped } from '#domain/report/picture.ts'
import { cutText } from '#domain/text.ts'

/** At most so many lines of a text, with dots where something is missing; all of it stands in a list beside. */
export function cutLines(text: string, width: number, size: number, most: number): readonly string[] {
  const lines = wrapped(text, width, size)
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  const last = kept.pop() ?? ''
  let end = last
  while (end && textWidth(`${end}…`, size) > width) end = cutText(end, end.length - 1).trimEnd()
  return [...kept, `${end}…`]
}
