import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { longDay } from '#web/i18n/long-day.ts'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useCoursePlace } from './course-context.ts'
import { useCurrentRoute } from './current-route.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import type { NumberedModule } from './shell/course-place.ts'
import { levelAbove } from './shell/level-above.ts'

/**
 * A module is entered when it is open in the cohort, whatever the address says. Nothing of a closed one is mounted. Who is
 * at work when it closes is not thrown out: the server tells them with the next thing they save.
 */
export function ModuleGate({ children }: { children: ReactNode }) {
  const { params } = useCurrentRoute()
  const { projectId, module, cohort, isLoading, error, readAgain } = useCoursePlace()
  const here = `${projectId} ${params.module}`
  const [entered, setEntered] = useState('')
  const isEntered = module?.usable ? here : entered === here ? here : ''
  if (isEntered !== entered) setEntered(isEntered)
  if (!params.module || isEntered) return children
  if (module) return <ClosedModule module={module} />
  if (error && !cohort) return <LoadFailed error={error} onRetry={readAgain} />
  return isLoading ? <LoadingScreen /> : <NotFoundScreen />
}

const closedWords = {
  en: {
    title: (number: number, name: string) => `Module ${number}, ${name}, is not open yet`,
    opens: (day: string) => `It opens on ${day}.`,
    noDay: 'The organisers have not opened this module for this cohort.',
    meanwhile: 'You find everything that is open in the project.',
    back: 'Go to the project',
  },
  es: {
    title: (number: number, name: string) => `El módulo ${number}, ${name}, aún no está abierto`,
    opens: (day: string) => `Se abre el ${day}.`,
    noDay: 'La organización no ha abierto este módulo para esta cohorte.',
    meanwhile: 'En el proyecto encuentras todo lo que está abierto.',
    back: 'Ir al proyecto',
  },
} as const

function ClosedModule({ module: { number, name, opens } }: { module: NumberedModule }) {
  const match = useCurrentRoute()
  const words = closedWords[match.locale]
  const when = opens ? words.opens(longDay(opens, match.locale)) : words.noDay
  return (
    <EmptyState level={1} title={words.title(number, name)} why={`${when} ${words.meanwhile}`}>
      <Button component="a" href={levelAbove(match)}>
        {words.back}
      </Button>
    </EmptyState>
  )
}
