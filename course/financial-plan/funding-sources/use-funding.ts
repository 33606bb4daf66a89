import { type Source, sourcesOf, writtenSources } from '#course/financial-plan/shared/funding-rows.ts'
import { rowsNow } from '#course/shared/rows-now.ts'
import { useKeptRow } from '#course/shared/use-kept-row.ts'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { changed, keptSources, type SourceFields } from './funding.ts'

/** Writes the sources; rows of the older shape become newer ones with the first change. */
export function useFunding() {
  const { read, write } = usePlanFrame()
  const shown = sourcesOf(usePlan().data)
  const kept = useKeptRow(['amount', 'interestRate', 'years'])
  const now = () => sourcesOf(read())
  const save = (sources: readonly Source[]) => write.saveBusiness(writtenSources(sources))
  return {
    add: (source: Source) => save([...now(), source]),
    change(place: number, fields: SourceFields) {
      const { rows, at } = rowsNow(now(), shown, place)
      const next = rows.map((one, index) => (index === at ? changed(one, fields) : one))
      kept.rename(keptSources(rows)[at], keptSources(next)[at])
      save(next)
    },
    remove(place: number) {
      const { rows, at } = rowsNow(now(), shown, place)
      kept.forget(keptSources(rows)[at])
      save(rows.toSpliced(at, 1))
    },
  }
}
