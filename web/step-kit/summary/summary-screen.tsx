import { Anchor, Title } from '@mantine/core'
import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useClient } from 'urql'
import type { GapNames } from '#domain/plan/messages.ts'
import { answer } from '#domain/plan/plan-data.ts'
import { noReview } from '#domain/progress/review.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { ModuleReport, type ReportParts } from '#web/step-kit/report/module-report.tsx'
import { AnswerBar } from '#web/step-kit/review/answer-bar.tsx'
import { ReviewDesk } from '#web/step-kit/review/review-desk.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { Checklist } from './checklist.tsx'
import { Downloads } from './downloads.tsx'
import { ModuleRating } from './module-rating.tsx'
import { changedStepsDocument } from './review-documents.ts'
import { ReviewHistory } from './review-history.tsx'
import { ReviewerReview } from './reviewer-review.tsx'
import { stepStates } from './step-states.ts'
import classes from './summary.module.css'
import { TeamReview } from './team-review.tsx'
import { useWords } from './use-words.ts'

type Props = {
  /** Undefined while nobody has written the report of the module. */
  report: ReportParts | undefined
  gapNames: GapNames | undefined
}

/** Its heading is shown before anything below it is counted and drawn. */
export function SummaryScreen(props: Props) {
  const isDue = useDeferredValue(true, false)
  return isDue ? <Summary {...props} /> : <div className={classes.coming} aria-busy />
}

/** The end of a module: what is done and what is missing, the whole of it, what was learned, and the review. */
function Summary({ report, gapNames }: Props) {
  const locale = useLocale()
  const { words } = useWords()
  const { module, project, progress, data, write, queue, review, isEditable } = usePlan()
  const client = useClient()
  // The report is the longest part and below what is seen first: it is drawn after it.
  const drawn = useDeferredValue(report, null)
  const flags = progress?.module ?? noReview
  const reflection = answer(data, module.slug, 'summary', 'reflection')
  // What is written here after an approval is a change like any other; only the server can tell whether it is one.
  const isUnsent = useSyncExternalStore(queue.watch, () => queue.state().unsent.length > 0)
  const written = isUnsent ? null : (reflection?.value ?? '')
  const known = useRef(written)
  const place = useMemo(() => ({ projectId: project._id, module: module.slug }), [project._id, module.slug])
  useEffect(() => {
    if (written === null || known.current === written) return
    known.current = written
    if (!flags.validated) return
    void client.query(changedStepsDocument, place, { requestPolicy: 'network-only' }).toPromise()
  }, [written, flags.validated, client, place])
  useEffect(() => {
    // A link to a part of the page waits until what stands above it is drawn.
    if (drawn !== null) document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [drawn])
  const [isAnswered, setAnswered] = useState(false)
  const states = stepStates(module.steps, data, flags, locale, gapNames)
  const incomplete = states.filter(({ missing }) => missing.length > 0).map(({ slug }) => slug)
  const answering = { incomplete, onAnswered: () => setAnswered(true) }
  const { requests, changedSteps, isRated, answer: answered } = review
  const expectation = answer(data, module.slug, 'introduction', 'expectation')?.value
  const canRate = isEditable && isRated === false && (flags.request_count > 0 || flags.validated)
  return (
    <>
      {flags.validated ? null : <p className={classes.draft}>{words.draft}</p>}
      <p className={classes.jumps}>
        <Anchor href="#review">
          {words.review} <Icon name="down" />
        </Anchor>
        <Anchor href="#downloads">
          {words.downloads} <Icon name="down" />
        </Anchor>
      </p>
      <ReviewDesk
        flags={flags}
        requests={requests}
        answer={answered}
        isAnswered={isAnswered}
        hasChanges={changedSteps.length > 0}
      >
        {expectation ? (
          <section className={classes.wanted}>
            <Title order={2}>{isEditable ? words.wanted : words.theyWanted}</Title>
            <p>{expectation}</p>
          </section>
        ) : null}
        <Checklist states={states} />
        {drawn === null ? <div aria-busy /> : null}
        {drawn ? <ModuleReport parts={drawn} /> : null}
        <PlanText
          field="reflection"
          label={isEditable ? words.reflection : words.theirReflection}
          hint={isEditable ? words.reflectionHint : null}
          value={reflection?.value}
          onSave={(value) => write.save({ step: 'summary', key: 'reflection' }, { value })}
          isLong
        />
      </ReviewDesk>
      <section id="review" className={classes.box}>
        <Title order={2}>{words.review}</Title>
        {flags.validated ? <ChangedNotice steps={changedSteps} /> : null}
        {isEditable ? (
          <TeamReview flags={flags} last={requests[0]} incomplete={incomplete} />
        ) : (
          <ReviewerReview flags={flags} last={requests[0]} {...answering} />
        )}
        <ReviewHistory requests={requests} />
      </section>
      <Downloads />
      {canRate ? <ModuleRating /> : null}
      <Anchor className={classes.onward} href={localePath(locale, `/home/project/${project._id}`)}>
        {words.project}
      </Anchor>
      <AnswerBar flags={flags} {...answering} />
    </>
  )
}
