import { rowsNow } from '#course/shared/rows-now.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { useDiscard } from '#web/step-kit/half-typed/use-half-typed.ts'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { type Goal, goalsOf, type Objective, type Placed } from './goals.ts'

/** Where a title waits that is refused: places move on when another objective goes. */
export const keptTitle = (goal: string, title: string) => `objective:${goal}:${title}`

/** All changes of goals and their objectives. */
export function useGoals() {
  const { read, write } = usePlanFrame()
  const shown = usePlan().data
  const discard = useDiscard()
  const save = (id: string, objectives: readonly Objective[]) =>
    write.update('goal', id, {
      objectives: objectives.map(({ title, activities, date }) => ({
        title,
        activities: [...activities],
        date: date || null,
      })),
    })
  const objectivesIn = (data: PlanData, id: string) =>
    goalsOf(data).find((goal) => goal.id === id)?.objectives ?? []
  const objectivesNow = (id: string, place: number) =>
    rowsNow(objectivesIn(read(), id), objectivesIn(shown, id), place)
  return {
    addGoal: (title: string) => write.insert('goal', { title, objectives: [] }),
    rename: (id: string, title: string) => write.update('goal', id, { title }),
    removeGoal: ({ id }: Goal) => write.remove('goal', id),
    addObjective: (id: string, title: string) =>
      save(id, [...objectivesIn(read(), id), { title, activities: [], date: '' }]),
    changeObjective(id: string, place: number, part: Partial<Objective>) {
      const { rows, at } = objectivesNow(id, place)
      const one = rows[at]
      if (one) save(id, rows.with(at, { ...one, ...part }))
    },
    removeObjective({ goal: { id }, place, title }: Placed) {
      discard(`edit:${keptTitle(id, title)}`)
      const { rows, at } = objectivesNow(id, place)
      save(id, rows.toSpliced(at, 1))
    },
  }
}
