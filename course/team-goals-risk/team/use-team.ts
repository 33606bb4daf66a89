import { rowsNow } from '#course/shared/rows-now.ts'
import { type Member, membersOf } from '#course/shared/team.ts'
import { useKeptRow } from '#course/shared/use-kept-row.ts'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { longest, toggled, whoIs } from './rules.ts'

/** All changes of the team. The list is kept as one, in the order of the cards. */
export function useTeam() {
  const { read, write } = usePlanFrame()
  const shown = membersOf(usePlan().data)
  const kept = useKeptRow(Object.keys(longest))
  const save = (team_members: readonly Member[]) =>
    write.saveProject({
      team_members: team_members.map((one) => ({ ...one, activities: [...one.activities] })),
    })
  const membersNow = (place: number) => rowsNow(membersOf(read()), shown, place)
  function change(place: number, partOf: (member: Member) => Partial<Member>) {
    const { rows, at } = membersNow(place)
    const member = rows[at]
    if (!member) return
    const changed = rows.with(at, { ...member, ...partOf(member) })
    kept.rename(whoIs(rows)[at], whoIs(changed)[at])
    save(changed)
  }
  return {
    change: (place: number, part: Partial<Member>) => change(place, () => part),
    add: (member: Member) => save([...membersOf(read()), member]),
    remove(place: number) {
      const { rows, at } = membersNow(place)
      kept.forget(whoIs(rows)[at])
      save(rows.toSpliced(at, 1))
    },
    toggle: (place: number, activity: string) =>
      change(place, (member) => ({ activities: toggled(read(), member, activity) })),
  }
}
