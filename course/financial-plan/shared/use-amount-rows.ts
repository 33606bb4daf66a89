import { useKeptRow } from '#course/shared/use-kept-row.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
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
  const kept = useKeptRow([`${list}.amount`, `${list}.description`])
  const now = () => storedRows(read(), list)
  const nameAt = (rows: readonly StoredRow[], place: number) => keptNames(rowsIn(list, rows))[place]
  const save = (rows: readonly StoredRow[]) => write.saveBusiness({ financials: { [list]: rows } })
  return {
    /** All rows at once. */
    replace: (change: (rows: readonly StoredRow[]) => readonly StoredRow[]) => save(change(now())),
    add: (...rows: readonly RowFields[]) => save([...now(), ...rows.map((row) => toStored(list, row))]),
    change(place: number, fields: RowFields) {
      const rows = now()
      const changed = rows.map((row, at) => (at === place ? { ...row, ...toStored(list, fields) } : row))
      kept.rename(nameAt(rows, place), nameAt(changed, place))
      save(changed)
    },
    remove(place: number) {
      const rows = now()
      kept.forget(nameAt(rows, place))
      save(rows.toSpliced(place, 1))
    },
  }
}
