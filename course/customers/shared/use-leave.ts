import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { fitStep, reasonOf } from './matches.ts'
import type { NeedKind } from './needs.ts'

/** Leaves a need on purpose, for a reason, and takes it back. */
export function useLeave(kind: NeedKind) {
  const { read, write } = usePlanFrame()
  const save = (need: string, description: string) =>
    write.save(
      { step: fitStep[kind], key: 'skipped', parent: need },
      { selected: description !== '', description },
    )
  return {
    leave: save,
    takeBack: (need: string) => {
      if (reasonOf(read(), kind, need)) save(need, '')
    },
  }
}
