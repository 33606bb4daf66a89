import { ProjectHome } from '#web/features/project-home/project-home.tsx'
import { CourseGate } from './course-gate.tsx'
import { useCoursePlace } from './shell/use-course-place.ts'

export function ProjectHomeScreen() {
  const { project, modules, isLoading } = useCoursePlace()
  return (
    <CourseGate>
      {project ? <ProjectHome project={project} modules={modules} isLoading={isLoading} /> : null}
    </CourseGate>
  )
}
