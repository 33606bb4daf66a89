import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { CanvasView } from '#course/plan-view/canvas-view.ts'
import type { FeedbackCount } from '#web/data/feedback-counts.ts'
import { SectionTools } from '#web/features/business-plan/document/section-tools.tsx'
import { useIsWaiting, useScenario } from '#web/features/business-plan/plan-reading.ts'
import { PlanToolbar } from '#web/features/business-plan/toolbar/plan-toolbar.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { part } from '#web/ui/part.tsx'
import classes from './canvas.module.css'
import { CanvasBoxes } from './canvas-boxes.tsx'
import { CanvasPlaceContext } from './canvas-place.ts'
import { useCanvas } from './canvas-reading.ts'
import { words } from './words.ts'

const Presenter = part<{ view: CanvasView; isOpen: boolean; onEnd: () => void }>(
  async () => (await import('#web/features/business-plan/presenter/presenter.tsx')).Presenter,
  ({ isOpen, onEnd }) => ({ isOpen, onClose: onEnd }),
)

type Props = {
  projectId: string
  account: string
  /** They write the plan; everybody else reads it. */
  isTeam: boolean
  allowsThreads: boolean
  counts: readonly FeedbackCount[]
  otherView: string
}

/** The whole business plan on one page, to look at, to enlarge and to present. */
export function PlanCanvas({ projectId, account, isTeam, allowsThreads, counts, otherView }: Props) {
  const locale = useLocale()
  const frame = useText()
  const text = words[locale]
  const [scenario, setScenario] = useScenario()
  const { view, isReading, error, readAgain } = useCanvas(projectId, locale, scenario)
  const isWaiting = useIsWaiting({ projectId, account, isTeam }, readAgain)
  const [isPresenting, setPresenting] = useState(false)
  const [wasPresented, setWasPresented] = useState(false)
  if (!view && error && !isReading) return <LoadFailed error={error} onRetry={readAgain} />
  const stepPath = ({ module, step }: { module: string; step: string }) =>
    isTeam ? localePath(locale, `/home/project/${projectId}/${module}/${step}`) : null
  return (
    <CanvasPlaceContext value={{ stepPath }}>
      <div className={classes.page}>
        <PlanToolbar
          {...{ projectId, account, isTeam, scenario, otherView }}
          view="glance"
          currency={view?.currency}
          onScenario={setScenario}
        >
          <Button
            disabled={!view}
            onClick={() => {
              setWasPresented(true)
              setPresenting(true)
            }}
          >
            {text.present}
          </Button>
        </PlanToolbar>
        {isWaiting ? <p className={classes.notice}>{text.unsent}</p> : null}
        {view && error && !isReading ? <p className={classes.notice}>{text.older}</p> : null}
        {view ? (
          <CanvasBoxes
            view={view}
            tools={(box) => (
              <SectionTools
                {...{ projectId, isTeam, allowsThreads, counts }}
                section={{ ...box, id: box.section, mark: '' }}
              />
            )}
          />
        ) : (
          <PageSkeleton label={frame('frame.loading')} />
        )}
      </div>
      {view && wasPresented ? (
        <Suspense fallback={null}>
          <Presenter view={view} isOpen={isPresenting} onEnd={() => setPresenting(false)} />
        </Suspense>
      ) : null}
    </CanvasPlaceContext>
  )
}
