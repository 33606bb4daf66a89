import { createContext, type ReactNode, useContext } from 'react'
import { type Gap, messageText } from '#domain/plan/messages.ts'
import { planKey } from '#web/data/half-typed/half-typed.ts'
import { useSameParts } from '#web/data/same-parts.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from './plan-context.tsx'

export type StepState = {
  readonly module: string
  readonly step: string
  readonly gaps: readonly Gap[]
  /** Messages appear at the fields once the person wanted to go on. */
  readonly showsGaps: boolean
}

const StepContext = createContext<StepState | null>(null)
/** Apart from what is missing, which changes with every word. */
const PlaceContext = createContext('')
/** Under what the things that are half typed in this step are kept. */
export const KeepingContext = createContext('')

export function StepProvider({ value, children }: { value: StepState; children: ReactNode }) {
  const { account, project } = usePlan()
  const place = `${value.module}.${value.step}`
  return (
    <PlaceContext value={place}>
      <KeepingContext value={planKey(account, project._id, place)}>
        <StepContext value={useSameParts(value)}>{children}</StepContext>
      </KeepingContext>
    </PlaceContext>
  )
}

export function useStep(): StepState {
  const state = useContext(StepContext)
  if (!state) throw new Error('This belongs inside a step')
  return state
}

/** The message of a field, once messages are shown. */
export function useGap(field: string): string | undefined {
  const { gaps, showsGaps } = useStep()
  const locale = useLocale()
  const gap = showsGaps ? gaps.find((one) => one.field === field) : undefined
  return gap && messageText(gap, locale)
}

/** The id under which mentors comment on a field: {module}.{step}.{field}. */
export function useFieldId(field: string): string {
  return `${useContext(PlaceContext)}.${field}`
}
