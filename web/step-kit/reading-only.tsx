import { type ReactNode, useMemo } from 'react'
import { FrameContext, PlanContext, usePlan, usePlanFrame } from './plan-context.tsx'

/** A part of the plan that only some of the team write: everybody else sees it as a mentor does. */
export function ReadingOnly({ children }: { children: ReactNode }) {
  const plan = usePlan()
  const frame = usePlanFrame()
  return (
    <FrameContext value={useMemo(() => ({ ...frame, isEditable: false }), [frame])}>
      <PlanContext value={useMemo(() => ({ ...plan, isEditable: false }), [plan])}>{children}</PlanContext>
    </FrameContext>
  )
}
