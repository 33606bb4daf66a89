import { Suspense, useState } from 'react'
import { type ReviewFlags, reviewState } from '#domain/progress/review.ts'
import type { ReviewRequest } from '#web/data/plan/review.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { stepPart } from '#web/step-kit/step-title.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { part } from '#web/ui/part.tsx'
import { IncompleteDialog } from './incomplete-dialog.tsx'
import { StateLine } from './state-line.tsx'
import classes from './summary.module.css'
import { filled } from './summary-words.ts'
import { useReview } from './use-review.ts'
import { useWords } from './use-words.ts'

const BeforeSending = part(
  async () => (await import('#web/step-kit/consistency/before-sending.tsx')).BeforeSending,
  'quiet',
)

type Props = {
  flags: ReviewFlags
  last: ReviewRequest | undefined
  /** The steps that still lack something. */
  incomplete: readonly string[]
}

/** What the team sees of the review, and the button with which it asks. */
export function TeamReview({ flags, last, incomplete }: Props) {
  const locale = useLocale()
  const { words } = useWords()
  const { project, steps } = usePlan()
  const { request, fault, isBusy } = useReview()
  const [isAsking, setAsking] = useState(false)
  const step = steps.at(-1)
  const firstTime = project.mentor && step ? stepPart(step, 'primary_cta', locale) : words.askOrganisers
  const state = reviewState(flags)

  function handleRequest() {
    if (incomplete.length > 0) setAsking(true)
    else void request()
  }

  return (
    <>
      <StateLine flags={flags} />
      <About flags={flags} last={last} />
      {flags.request_count > 0 ? (
        <p className={classes.count}>{filled(words.requests, { n: flags.request_count })}</p>
      ) : null}
      <Suspense fallback={null}>
        <BeforeSending />
      </Suspense>
      {fault ? (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      ) : null}
      <BusyButton
        className={classes.action ?? ''}
        variant={state === 'requested' || state === 'approved' ? 'default' : 'filled'}
        loading={isBusy}
        onClick={handleRequest}
      >
        {flags.request_count > 0 ? words.askAgain : firstTime}
      </BusyButton>
      <IncompleteDialog
        steps={incomplete}
        about={words.incompleteAbout}
        stay={words.workOn}
        confirm={words.askAnyway}
        opened={isAsking}
        onClose={() => setAsking(false)}
        isBusy={isBusy}
        onConfirm={() => void request().then(() => setAsking(false))}
      />
    </>
  )
}

/** What the team can do now. */
function About({ flags, last }: Omit<Props, 'incomplete'>) {
  const { words, day } = useWords()
  const { project } = usePlan()
  const about = {
    open: project.mentor ? words.open : words.openAlone,
    requested: last ? filled(words.asked, { date: day(last.requested_at) }) : '',
    'sent back': words.sentBackAbout,
    withdrawn: words.withdrawnAbout,
    approved: words.approvedAbout,
  }[reviewState(flags)]
  const stands = flags.validated && !flags.finished ? ` ${words.stillApproved}` : ''
  return about ? <p>{about + stands}</p> : null
}
