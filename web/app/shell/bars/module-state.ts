import type { Progress } from '#web/data/programme.ts'

export type ModuleState = 'open' | 'started' | 'done'

/** A chip is highlighted when there is progress and carries a check when the module is finished. */
export function moduleState(
  moduleId: string,
  progresses: readonly Pick<Progress, 'module_id' | 'finished' | 'module'>[],
): ModuleState {
  const progress = progresses.find((row) => row.module_id === moduleId)
  if (!progress) return 'open'
  return progress.finished || progress.module.finished ? 'done' : 'started'
}
