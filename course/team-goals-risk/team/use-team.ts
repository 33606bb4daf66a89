import { type Member, membersOf } from '#course/shared/team.ts'
import { useKeptRow } from '#course/shared/use-kept-row.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { longest, toggled, whoIs } from './rules.ts'

/** All changes of the team. The list is kept as one, in the order of the cards. */
export function useTeam() {
  const { read, write } = usePlanFrame()
  const kept = useKeptRow(Object.keys(longest))
  const save = (team_members: readonly Member[]) =>
    write.saveProject({
      team_members: team_members.map((one) => ({ ...one, activities: [...one.activities] })),
    })
  function change(place: number, part: Partial<Member>) {
    const members = membersOf(read())
    const member = members[place]
    if (!member) return
    const changed = members.with(place, { ...member, ...part })
    kept.rename(whoIs(members)[place], whoIs(changed)[place])
    save(changed)
  }
  return {
    change,
    add: (member: Member) => save([...membersOf(read()), member]),
    remove(place: number) {
      const members = membersOf(read())
      kept.forget(whoIs(members)[place])
      save(members.toSpliced(place, 1))
    },
    toggle(place: number, activity: string) {
      const member = membersOf(read())[place]
      if (member) change(place, { activities: toggled(read(), member, activity) })
    },
  }
}
