import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { type AmountList, type RowFields, type StoredRow, storedRows, toStored } from './amount-rows.ts'

/** Writes the rows of a list. Each write takes the list as it stands at that moment. */
export function useAmountRows(list: AmountList) {
  const { read, write } = usePlanFrame()
  const save = (change: (rows: readonly StoredRow[]) => readonly StoredRow[]) =>
    write.saveBusiness({ financials: { [list]: change(storedRows(read(), list)) } })
  return {
    /** All rows at once. */
    replace: save,
    add: (...rows: readonly RowFields[]) =>
      save((before) => [...before, ...rows.map((row) => toStored(list, row))]),
    change: (place: number, fields: RowFields) =>
      save((rows) => rows.map((row, at) => (at === place ? { ...row, ...toStored(list, fields) } : row))),
    remove: (place: number) => save((rows) => rows.toSpliced(place, 1)),
  }
}
