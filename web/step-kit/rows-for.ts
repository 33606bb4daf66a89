const lettersInRow = 45

/** For browsers that do not fit a text box to its text; the others pay no heed to rows. */
export function rowsFor(text: string, least: number): number {
  const rows = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / lettersInRow)))
  return Math.max(
    least,
    rows.reduce((sum, each) => sum + each, 0),
  )
}
