import { type Source, sourcesOf, writtenSources } from '#course/financial-plan/shared/funding-rows.ts'
import { useKeptRow } from '#course/shared/use-kept-row.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { changed, keptSources, type SourceFields } from './funding.ts'

/** Writes the sources; rows of the older shape become newer ones with the first change. */
export function useFunding() {
  const { read, write } = usePlanFrame()
  const kept = useKeptRow(['amount', 'interestRate', 'years'])
  const now = () => sourcesOf(read())
  const save = (sources: readonly Source[]) => write.saveBusiness(writtenSources(sources))
  return {
    add: (source: Source) => save([...now(), source]),
    change(place: number, fields: SourceFields) {
      const all = now()
      const next = all.map((one, at) => (at === place ? changed(one, fields) : one))
      kept.rename(keptSources(all)[place], keptSources(next)[place])
      save(next)
    },
    remove(place: number) {
      const all = now()
      kept.forget(keptSources(all)[place])
      save(all.toSpliced(place, 1))
    },
  }
}
