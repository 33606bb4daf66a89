import { useDiscard } from '#web/step-kit/half-typed/use-half-typed.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { type Goal, goalsOf, type Objective, type Placed } from './goals.ts'

/** Where a title waits that is refused: places move on when another objective goes. */
export const keptTitle = (goal: string, title: string) => `objective:${goal}:${title}`

/** All changes of goals and their objectives. */
export function useGoals() {
  const { read, write } = usePlanFrame()
  const discard = useDiscard()
  const save = (id: string, objectives: readonly Objective[]) =>
    write.update('goal', id, {
      objectives: objectives.map(({ title, activities, date }) => ({
        title,
        activities: [...activities],
        date: date || null,
      })),
    })
  const objectivesNow = (id: string) => goalsOf(read()).find((goal) => goal.id === id)?.objectives ?? []
  return {
    addGoal: (title: string) => write.insert('goal', { title, objectives: [] }),
    rename: (id: string, title: string) => write.update('goal', id, { title }),
    removeGoal: ({ id }: Goal) => write.remove('goal', id),
    addObjective: (id: string, title: string) =>
      save(id, [...objectivesNow(id), { title, activities: [], date: '' }]),
    changeObjective(id: string, place: number, part: Partial<Objective>) {
      const all = objectivesNow(id)
      const one = all[place]
      if (one) save(id, all.with(place, { ...one, ...part }))
    },
    removeObjective({ goal: { id }, place, title }: Placed) {
      discard(`edit:${keptTitle(id, title)}`)
      save(id, objectivesNow(id).toSpliced(place, 1))
    },
  }
}
