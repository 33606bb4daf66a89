import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { isEqual } from '#domain/plan/equal.ts'
import { type Gap, messageText } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { planKey } from '#web/data/half-typed/half-typed.ts'
import { useSameParts } from '#web/data/same-parts.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from './plan-context.tsx'

type StepPlace = {
  readonly module: string
  readonly step: string
  /** Messages appear at the fields once the person wanted to go on. */
  readonly showsGaps: boolean
}

/** What a step still lacks. */
export type FindGaps = (plan: PlanData) => readonly Gap[]

export type StepState = StepPlace & {
  /** Nobody looks for them before they are shown. */
  readonly gaps: readonly Gap[]
}

const none: readonly Gap[] = []

const StepContext = createContext<StepState | null>(null)
/** Apart from what is missing, which changes with every word. */
const PlaceContext = createContext('')
/** Under what the things that are half typed in this step are kept. */
export const KeepingContext = createContext('')

type Props = StepPlace & { findGaps: FindGaps; children: ReactNode }

export function StepProvider({ module, step, showsGaps, findGaps, children }: Props) {
  const { account, project, data } = usePlan()
  const place = `${module}.${step}`
  const gaps = useGaps(showsGaps ? findGaps : null, data)
  return (
    <PlaceContext value={place}>
      <KeepingContext value={planKey(account, project._id, place)}>
        <StepContext value={useSameParts({ module, step, showsGaps, gaps })}>{children}</StepContext>
      </KeepingContext>
    </PlaceContext>
  )
}

/** Found anew with every change of the plan, and mostly the same: whoever shows them is not drawn again for that. */
function useGaps(find: FindGaps | null, data: PlanData): readonly Gap[] {
  const former = useRef(none)
  return useMemo(() => {
    const found = find?.(data) ?? none
    if (!isEqual(former.current, found)) former.current = found
    return former.current
  }, [find, data])
}

export function useStep(): StepState {
  const state = useContext(StepContext)
  if (!state) throw new Error('This belongs inside a step')
  return state
}

/** Runs while rendering when messages appear or go, so that what bears one is there when the frame looks for it. */
export function useGapsTurn(turn: (shows: boolean) => void): void {
  const { showsGaps } = useStep()
  const [wasShowing, setWasShowing] = useState(false)
  if (showsGaps === wasShowing) return
  setWasShowing(showsGaps)
  turn(showsGaps)
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
