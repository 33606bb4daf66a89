import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import type { Project } from '#web/data/programme.ts'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { part } from '#web/ui/part.tsx'
import { useCoursePlace } from './course-context.ts'
import { useCurrentRoute } from './current-route.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

const AgreementScreen = part(
  async () => (await import('#web/features/agreement/agreement-screen.tsx')).AgreementScreen,
)
const CourseOpened = part(
  async () => (await import('#web/features/agreement/course-opened.tsx')).CourseOpened,
)

/** The only errors which mean that there is nothing here for this person. */
const refusals = ['NOT_FOUND', 'FORBIDDEN']

/** Before the course of a project is open, its pages show what is awaited and the agreement instead. */
export function CourseGate({ children }: { children: ReactNode }) {
  const { params } = useCurrentRoute()
  const { project, isLoading, error, readAgain } = useCoursePlace()
  if (project) {
    return (
      <Gate key={project._id} project={project}>
        {children}
      </Gate>
    )
  }
  const code = String(error?.graphQLErrors[0]?.extensions.code)
  if (error && !refusals.includes(code)) return <LoadFailed error={error} onRetry={readAgain} />
  if (isLoading) return <LoadingScreen />
  return params.pid ? <NotFoundScreen /> : <NoProject />
}

function Gate({ project, children }: { project: Project; children: ReactNode }) {
  const me = useMe()
  const { modules } = useCoursePlace()
  const [wasClosed, setWasClosed] = useState(!project.course_open)
  if (!project.course_open && !wasClosed) setWasClosed(true)
  if (!wasClosed) return children
  return (
    <Suspense fallback={<LoadingScreen />}>
      {project.course_open ? (
        <CourseOpened
          project={project.name}
          isMentor={me?.user_id === project.mentor}
          isModuleOpen={modules.some(({ usable }) => usable)}
          opens={modules.flatMap((module) => module.opens ?? []).toSorted()[0] ?? null}
          onStart={() => setWasClosed(false)}
        />
      ) : (
        <AgreementScreen projectId={project._id} />
      )}
    </Suspense>
  )
}

const noProjectWords = {
  en: {
    title: 'There is no project here for you yet',
    why: 'Your project appears when your application is approved, or, for mentors, when an entrepreneur has accepted your request.',
    home: 'Go to my dashboard',
  },
  es: {
    title: 'Aún no hay un proyecto para ti aquí',
    why: 'Tu proyecto aparece cuando se aprueba tu postulación o, si acompañas, cuando alguien acepta tu solicitud.',
    home: 'Ir a mi panel',
  },
} as const

function NoProject() {
  const locale = useLocale()
  const { title, why, home } = noProjectWords[locale]
  return (
    <EmptyState level={1} title={title} why={why}>
      <Button component="a" href={localePath(locale, '/home')}>
        {home}
      </Button>
    </EmptyState>
  )
}
