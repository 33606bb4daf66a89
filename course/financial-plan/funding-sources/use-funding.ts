import { type Source, sourcesOf, writtenSources } from '#course/financial-plan/shared/funding-rows.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { changed, type SourceFields } from './funding.ts'

/** Writes the sources; rows of the older shape become newer ones with the first change. */
export function useFunding() {
  const { read, write } = usePlanFrame()
  const save = (change: (sources: readonly Source[]) => readonly Source[]) =>
    write.saveBusiness(writtenSources(change(sourcesOf(read()))))
  return {
    add: (source: Source) => save((all) => [...all, source]),
    change: (place: number, fields: SourceFields) =>
      save((all) => all.map((one, at) => (at === place ? changed(one, fields) : one))),
    remove: (place: number) => save((all) => all.toSpliced(place, 1)),
  }
}
