import { type Goal, goalsOf, toStore } from '#course/impact/shared/goals.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'

/** Changes the seventeen goals: they are always kept together, with their titles in the language of whoever writes. */
export function useGoals() {
  const locale = useLocale()
  const { read, write } = usePlanFrame()
  return (change: (goals: readonly Goal[]) => readonly Goal[]) =>
    write.saveBusiness({ sdgs: toStore(change(goalsOf(read())), locale) })
}
