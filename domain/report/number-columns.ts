type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

// With the sign of its currency before or behind it (MX$25, 25 US$, COP 25), and as a part of something: 16 US$ (64%).
const sign = '(?:[A-Z]{0,3}\\p{Sc}|[A-Z]{3}(?=\\s))'
const amount = new RegExp(
  `^[-−–+]?\\s*${sign}?\\s*\\d[\\d.,\\s]*(?:%|[A-Z]{0,3}\\p{Sc}|[A-Z]{3})?(?:\\s\\([\\d.,]+%\\))?$`,
  'u',
)

const isNumbers = (cells: readonly string[]) =>
  cells.some((text) => /\d/.test(text)) &&
  cells.every((text) => text === '' || text === '–' || amount.test(text.trim()))

/** Which columns of a table hold amounts: these stand one below the other by their last digit. */
export const numberColumns = ({ head, rows }: Table): readonly boolean[] =>
  head.map((_, column) => column > 0 && isNumbers(rows.map((row) => row[column] ?? '')))
