import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { longDay } from '#web/i18n/long-day.ts'
import { useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useCoursePlace } from './course-context.ts'
import { useCurrentRoute } from './current-route.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import type { NumberedModule } from './shell/course-place.ts'
import { levelAbove } from './shell/level-above.ts'

/** A module is entered when it is open in the cohort, whatever the address says. Nothing of a closed one is mounted. */
export function ModuleGate({ children }: { children: ReactNode }) {
  const { params } = useCurrentRoute()
  const { module, cohort, isLoading, error, readAgain } = useCoursePlace()
  if (!params.module || module?.usable) return children
  if (module) return <ClosedModule module={module} />
  if (error && !cohort) return <LoadFailed error={error} onRetry={readAgain} />
  return isLoading ? <LoadingScreen /> : <NotFoundScreen />
}

function ClosedModule({ module: { number, name, opens } }: { module: NumberedModule }) {
  const text = useText()
  const match = useCurrentRoute()
  const when = opens
    ? text('moduleClosed.opens', { day: longDay(opens, match.locale) })
    : text('moduleClosed.noDay')
  return (
    <EmptyState
      level={1}
      title={text('moduleClosed.title', { number, name })}
      why={`${when} ${text('moduleClosed.meanwhile')}`}
    >
      <Button component="a" href={levelAbove(match)}>
        {text('moduleClosed.back')}
      </Button>
    </EmptyState>
  )
}
