type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

const amount = /^[-−–+]?\s*\p{Sc}?\s*\d[\d.,\s]*(%|\p{Sc}|[A-Z]{3})?$/u

const isNumbers = (cells: readonly string[]) =>
  cells.some((text) => /\d/.test(text)) &&
  cells.every((text) => text === '' || text === '–' || amount.test(text.trim()))

/** Which columns of a table hold amounts: these stand one below the other by their last digit. */
export const numberColumns = ({ head, rows }: Table): readonly boolean[] =>
  head.map((_, column) => column > 0 && isNumbers(rows.map((row) => row[column] ?? '')))
