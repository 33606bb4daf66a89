import { useCarryOver, useDiscard } from '#web/step-kit/half-typed/use-half-typed.ts'

/** Takes along what waits for a row when its words change, and discards it with the row. */
export function useKeptRow(fields: readonly string[]) {
  const carryOver = useCarryOver()
  const discard = useDiscard()
  return {
    rename(from: string | undefined, to: string | undefined) {
      if (from === to) return
      for (const field of fields) carryOver(`edit:${field}:${from}`, `edit:${field}:${to}`)
    },
    forget(row: string | undefined) {
      for (const field of fields) discard(`edit:${field}:${row}`)
    },
  }
}
