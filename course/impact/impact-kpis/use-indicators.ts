import {
  aimKey,
  aimOf,
  type ImpactRow,
  type Indicator,
  rowsOf,
  step,
} from '#course/impact/shared/indicators.ts'
import { useDiscard } from '#web/step-kit/half-typed/use-half-typed.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'

type Aim = Pick<Indicator, 'baseline' | 'target' | 'other'>
type Row = Omit<ImpactRow, 'kpi'>

const stored = (number: number | null) => (number === null ? '' : String(number))

/** Where words wait that are refused: places move on when another indicator goes. */
export const keptKpi = ({ activity, kpi }: Indicator) => `kpi:${activity}:${kpi}`

/** Makes, changes and removes indicators; where one stands and shall stand goes with its words. */
export function useIndicators() {
  const { read, write } = usePlanFrame()
  const discard = useDiscard()
  const rowsNow = (activity: string) => rowsOf(read().activity?.find(({ _id }) => _id === activity) ?? {})
  const keep = (activity: string, impact: readonly ImpactRow[]) =>
    write.update('activity', activity, { impact: [...impact] })
  const changed = ({ activity, place }: Indicator, fields: ImpactRow) =>
    keep(
      activity,
      rowsNow(activity).map((row, index) => (index === place ? { ...row, ...fields } : row)),
    )
  return {
    add: (activity: string, row: ImpactRow) => keep(activity, [...rowsNow(activity), row]),
    change: (one: Indicator, fields: Row) => changed(one, fields),
    rename(one: Indicator, kpi: string) {
      const aim = aimOf(read(), one.activity, one.kpi)
      changed(one, { kpi })
      if (aim) write.update('input', aim._id, { value: kpi })
    },
    aim(one: Indicator, fields: Partial<Aim>) {
      const { baseline, target, other } = { ...one, ...fields }
      const kept = { valueArr: [stored(baseline), stored(target)], description: other }
      const aim = aimOf(read(), one.activity, one.kpi)
      if (aim) write.update('input', aim._id, kept)
      else write.append({ step, key: aimKey, parent: one.activity }, { value: one.kpi, ...kept })
    },
    remove(one: Indicator) {
      const aim = aimOf(read(), one.activity, one.kpi)
      discard(`edit:${keptKpi(one)}`)
      keep(one.activity, rowsNow(one.activity).toSpliced(one.place, 1))
      if (aim) write.remove('input', aim._id)
    },
  }
}
