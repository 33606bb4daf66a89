import type { Solution } from '#course/stakeholders/shared/solutions.ts'
import type { InputRecord } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { step } from './map.ts'
import { words } from './words.ts'

type Fields = Partial<Pick<InputRecord, 'value' | 'description' | 'groupName' | 'valueArr'>>

/** Writes to a solution. What people do by themselves becomes one with the first word that is said of it. */
export function useSave(solution: Pick<Solution, 'id'> | null): (fields: Fields) => void {
  const { nothing } = words[useLocale()]
  const { write } = usePlanFrame()
  return (fields) => {
    if (solution) write.update('input', solution.id, fields)
    else write.append({ step, key: 'solution' }, { value: nothing, groupName: 'habit', ...fields })
  }
}
