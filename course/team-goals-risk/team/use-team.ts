import { type Member, membersOf } from '#course/shared/team.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { toggled } from './rules.ts'

/** All changes of the team. The list is kept as one, in the order of the cards. */
export function useTeam() {
  const { read, write } = usePlanFrame()
  const save = (team_members: readonly Member[]) =>
    write.saveProject({
      team_members: team_members.map((one) => ({ ...one, activities: [...one.activities] })),
    })
  function change(place: number, part: Partial<Member>) {
    const members = membersOf(read())
    const member = members[place]
    if (member) save(members.with(place, { ...member, ...part }))
  }
  return {
    change,
    add: (member: Member) => save([...membersOf(read()), member]),
    remove: (place: number) => save(membersOf(read()).toSpliced(place, 1)),
    toggle(place: number, activity: string) {
      const member = membersOf(read())[place]
      if (member) change(place, { activities: toggled(read(), member, activity) })
    },
  }
}
