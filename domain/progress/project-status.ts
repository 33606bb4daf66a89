import type { ValueIn } from '#domain/options/choice.ts'
import type { projectStatuses } from '#domain/options/programme.ts'
import type { ApplicationStatus } from './application.ts'

export type ProjectStatus = ValueIn<typeof projectStatuses>

/** Who may take a project from one status to another. The programme moves by approval and by completion. */
export const projectMoves: Readonly<
  Record<'owner' | 'manager' | 'programme', Readonly<Record<ProjectStatus, readonly ProjectStatus[]>>>
> = {
  owner: {
    applied: ['withdrawn'],
    active: ['withdrawn'],
    completed: ['withdrawn'],
    withdrawn: [],
    archived: [],
  },
  manager: {
    applied: ['active', 'withdrawn', 'archived'],
    active: ['applied', 'completed', 'withdrawn', 'archived'],
    completed: ['active', 'withdrawn', 'archived'],
    withdrawn: ['applied', 'active', 'archived'],
    archived: ['applied', 'active', 'completed', 'withdrawn'],
  },
  programme: {
    applied: ['active', 'withdrawn'],
    active: ['applied', 'completed', 'withdrawn'],
    completed: ['active'],
    withdrawn: ['applied', 'active'],
    archived: [],
  },
}

export function canMoveProject(
  by: keyof typeof projectMoves,
  from: ProjectStatus,
  to: ProjectStatus,
): boolean {
  return projectMoves[by][from].includes(to)
}

/** The project follows its application until it is completed or archived. */
export function afterDecision(project: ProjectStatus, application: ApplicationStatus): ProjectStatus {
  if (project === 'completed' || project === 'archived') return project
  if (application === 'approved') return 'active'
  return application === 'withdrawn' ? 'withdrawn' : 'applied'
}

/** Completed means: every active module is validated. A validation taken back reopens the project. */
export function afterValidation(
  project: ProjectStatus,
  activeModules: readonly string[],
  validated: readonly string[],
): ProjectStatus {
  if (project !== 'active' && project !== 'completed') return project
  const isDone = activeModules.length > 0 && activeModules.every((slug) => validated.includes(slug))
  return isDone ? 'completed' : 'active'
}
