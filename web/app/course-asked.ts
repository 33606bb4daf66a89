import { courseStepBySlug, moduleBySlug } from '#course/course.ts'
import type { Me } from '#web/data/me.ts'
import type { Asked } from '#web/data/plan/plan-request.ts'
import { layouts } from './layouts/layouts.ts'
import type { RouteMatch } from './match-route.ts'

/** What a page asks for, as far as its address and the person tell. */
export function courseAsked(
  { user_id, role, project_id }: Me,
  { route, params }: Pick<RouteMatch, 'route' | 'params'>,
): Asked & { readonly isOfProject: boolean } {
  const isOfProject = layouts[route.layout].course || route.name === 'home-project'
  const step = courseStepBySlug(params.module ?? '', params.step ?? '')
  return {
    isOfProject,
    account: user_id,
    projectId: isOfProject ? (params.pid ?? project_id ?? null) : null,
    module: (isOfProject && moduleBySlug(params.module ?? '')) || null,
    isSummary: isOfProject && step?.type === 'summary',
    isReviewer: role !== 'entrepreneur',
  }
}
