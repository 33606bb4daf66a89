import { rowsNow } from '#course/shared/rows-now.ts'
import { useKeptRow } from '#course/shared/use-kept-row.ts'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import {
  type AmountList,
  keptNames,
  type RowFields,
  rowsIn,
  type StoredRow,
  storedRows,
  toStored,
} from './amount-rows.ts'

/** Writes the rows of a list. Each write takes the list as it stands at that moment. */
export function useAmountRows(list: AmountList) {
  const { read, write } = usePlanFrame()
  const shown = storedRows(usePlan().data, list)
  const kept = useKeptRow([`${list}.amount`, `${list}.description`])
  const now = () => storedRows(read(), list)
  const nameAt = (rows: readonly StoredRow[], place: number) => keptNames(rowsIn(list, rows))[place]
  const save = (rows: readonly StoredRow[]) => write.saveBusiness({ financials: { [list]: rows } })
  return {
    /** All rows at once. */
    replace: (change: (rows: readonly StoredRow[]) => readonly StoredRow[]) => save(change(now())),
    add: (...rows: readonly RowFields[]) => save([...now(), ...rows.map((row) => toStored(list, row))]),
    change(place: number, fields: RowFields) {
      const { rows, at } = rowsNow(now(), shown, place)
      const changed = rows.map((row, index) => (index === at ? { ...row, ...toStored(list, fields) } : row))
      kept.rename(nameAt(rows, at), nameAt(changed, at))
      save(changed)
    },
    remove(place: number) {
      const { rows, at } = rowsNow(now(), shown, place)
      kept.forget(nameAt(rows, at))
      save(rows.toSpliced(at, 1))
    },
  }
}
