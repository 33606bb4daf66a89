import { ProjectHome } from '#web/features/project-home/project-home.tsx'
import { useText } from '#web/i18n/text.tsx'
import { useCoursePlace } from './course-context.ts'
import { CourseGate } from './course-gate.tsx'
import { useNamePage } from './page-name.ts'
import { pageText } from './page-text.ts'

export function ProjectHomeScreen() {
  const { project, modules, isLoading } = useCoursePlace()
  const { title } = pageText(useText(), 'home-project')
  useNamePage(project?.name ?? '', [title])
  return (
    <CourseGate>
      {project ? <ProjectHome project={project} modules={modules} isLoading={isLoading} /> : null}
    </CourseGate>
  )
}
