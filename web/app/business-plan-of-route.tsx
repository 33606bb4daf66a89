import { useMe } from '#web/data/session.ts'
import { PlanDocument } from '#web/features/business-plan/document/plan-document.tsx'
import { useText } from '#web/i18n/text.tsx'
import { useCoursePlace } from './course-context.ts'
import { CourseGate } from './course-gate.tsx'
import { href } from './match-route.ts'
import { useNamePage } from './page-name.ts'
import { pageText } from './page-text.ts'
import { useScreenRoute } from './screen-route.ts'

/** The business plan of the project in the address, or else of one's own. */
export function BusinessPlanOfRoute() {
  const { project, cohort, feedbackCounts } = useCoursePlace()
  const { params, locale } = useScreenRoute()
  const me = useMe()
  const { title } = pageText(useText(), 'home-project-businessplan')
  useNamePage(title, project ? [project.name] : [])
  return (
    <CourseGate>
      {project && me ? (
        <PlanDocument
          projectId={project._id}
          account={me.user_id}
          isTeam={me.role === 'entrepreneur'}
          allowsThreads={cohort?.entrepreneur_threads === true}
          counts={feedbackCounts}
          otherView={href('home-project-businessplan-alternative', locale, params)}
        />
      ) : null}
    </CourseGate>
  )
}
