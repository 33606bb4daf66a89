import { Suspense } from 'react'
import type { FeedbackCount } from '#web/data/feedback-counts.ts'
import { useBusinessPlan, useIsWaiting, useScenario } from '#web/features/business-plan/plan-reading.ts'
import { PlanToolbar } from '#web/features/business-plan/toolbar/plan-toolbar.tsx'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { part } from '#web/ui/part.tsx'
import classes from './document.module.css'
import { MissingList } from './missing-list.tsx'
import { PlanPaper } from './plan-paper.tsx'
import { SectionTools } from './section-tools.tsx'
import { useContents } from './use-contents.ts'
import { documentWords } from './words.ts'

const PlanCheckPanel = part(
  async () => (await import('#web/step-kit/consistency/plan-check-panel.tsx')).PlanCheckPanel,
  'quiet',
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

/** The whole business plan as a text to read. */
export function PlanDocument({ projectId, account, isTeam, allowsThreads, counts, otherView }: Props) {
  const locale = useLocale()
  const text = useText()
  const words = documentWords[locale]
  const [scenario, setScenario] = useScenario()
  const { view, isReading, error, readAgain } = useBusinessPlan(projectId, locale, scenario)
  const isWaiting = useIsWaiting({ projectId, account, isTeam }, readAgain)
  useContents(view)
  if (!view && error && !isReading) return <LoadFailed error={error} onRetry={readAgain} />
  return (
    <div className={classes.page}>
      <PlanToolbar
        {...{ projectId, account, isTeam, scenario, otherView }}
        view="document"
        currency={view?.currency}
        onScenario={setScenario}
      />
      {isWaiting ? <p className={classes.notice}>{words.unsent}</p> : null}
      {view && error && !isReading ? <p className={classes.notice}>{words.older}</p> : null}
      {view ? (
        <PlanPaper
          view={view}
          draft={words.draftAll}
          tools={(section) => (
            <SectionTools {...{ section, projectId, isTeam, allowsThreads }} counts={counts} />
          )}
          missing={(section) => <MissingList {...{ section, projectId, isTeam }} />}
        />
      ) : (
        <PageSkeleton label={text('frame.loading')} />
      )}
      {view ? (
        <div className={classes.check}>
          <Suspense fallback={null}>
            <PlanCheckPanel projectId={projectId} isWriter={isTeam} first={5} />
          </Suspense>
        </div>
      ) : null}
    </div>
  )
}
