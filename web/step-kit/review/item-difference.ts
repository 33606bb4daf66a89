import { compare } from './word-difference.ts'

/** A row of a list: null where it was not there, or is not there any more. */
export type Row = { readonly was: string | null; readonly is: string | null }

/** Rows that stayed, came or went; where as many went as came in one place, they count as written anew. */
export function itemDifference(before: readonly string[], after: readonly string[]): readonly Row[] {
  const rows: Row[] = []
  let [gone, come]: [string[], string[]] = [[], []]
  const close = () => {
    if (gone.length === come.length)
      rows.push(...gone.map((was, index) => ({ was, is: come[index] ?? null })))
    else rows.push(...gone.map((was) => ({ was, is: null })), ...come.map((is) => ({ was: null, is })))
    gone = []
    come = []
  }
  for (const { kind, text } of compare(before, after)) {
    if (kind === 'removed') gone.push(text)
    else if (kind === 'added') come.push(text)
    else {
      close()
      rows.push({ was: text, is: text })
    }
  }
  close()
  return rows
}
