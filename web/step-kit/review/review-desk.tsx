import { NativeSelect, Tabs, Title } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { isWaiting, type ReviewFlags } from '#domain/progress/review.ts'
import type { ModuleAnswer, ReviewRequest } from '#web/data/plan/review.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { filled } from '#web/step-kit/summary/summary-words.ts'
import { part } from '#web/ui/part.tsx'
import { AnswerNotice, standingAnswer, useTold } from './answer-notice.tsx'
import classes from './review.module.css'
import { useReviewWords } from './use-review-words.ts'

const ModuleDifference = part(async () => (await import('./module-difference.tsx')).ModuleDifference)
const PlanCheckPanel = part(
  async () => (await import('#web/step-kit/consistency/plan-check-panel.tsx')).PlanCheckPanel,
)

type Props = {
  flags: ReviewFlags
  /** Newest first. */
  requests: readonly ReviewRequest[]
  answer: ModuleAnswer | null
  /** The reader has just answered. */
  isAnswered: boolean
  /** Whether an approved module is not as it was. */
  hasChanges: boolean
  /** The whole module, as it stands. */
  children: ReactNode
}

/** Above a module that was shown for review: for a reviewer what changed, for the team what was answered. */
export function ReviewDesk({ children, ...review }: Props) {
  const { flags, requests, answer, isAnswered } = review
  const { isEditable } = usePlan()
  const standing = standingAnswer(answer, flags)
  if (isEditable || (flags.request_count === 0 && !standing)) {
    return (
      <>
        {standing ? <AnswerNotice answer={standing} last={requests[0]} isNew={isAnswered} /> : null}
        {children}
      </>
    )
  }
  return <Desk {...review}>{children}</Desk>
}

function Desk({ flags, requests, answer, isAnswered, hasChanges, children }: Props) {
  const { words } = useReviewWords()
  const { project } = usePlan()
  const isFirst = isWaiting(flags) && flags.request_count === 1 && !flags.validated
  const earlier = requests.filter(({ number }) => number < flags.request_count || !isWaiting(flags))
  const [since, setSince] = useState<number | undefined>()
  const [chosen, setChosen] = useState<string | null>(null)
  const hasNews = isWaiting(flags) ? !isFirst : hasChanges || !flags.validated
  const standing = standingAnswer(answer, flags)
  return (
    <section className={classes.desk}>
      {standing ? (
        <AnswerNotice answer={standing} last={requests[0]} isNew={isAnswered} />
      ) : (
        <DeskHead flags={flags} requests={requests} answer={answer} />
      )}
      <Suspense fallback={null}>
        <PlanCheckPanel projectId={project._id} isWriter={false} first={3} />
      </Suspense>
      <Tabs value={chosen ?? (hasNews ? 'changes' : 'whole')} onChange={setChosen} keepMounted={false}>
        <Tabs.List aria-label={words.views} className={classes.tabs ?? ''}>
          <Tabs.Tab value="changes">{words.changes}</Tabs.Tab>
          <Tabs.Tab value="whole">{words.whole}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="changes" className={classes.panel ?? ''}>
          <Suspense fallback={<p role="status">{words.loading}</p>}>
            <ModuleDifference
              key={since ?? 'last'}
              hasWalk
              span={{ since }}
              choice={
                earlier.length > 1 || flags.validated ? (
                  <CompareWith
                    requests={earlier}
                    isApproved={flags.validated}
                    since={since}
                    onChoose={setSince}
                  />
                ) : null
              }
            />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="whole" className={classes.panel ?? ''}>
          {children}
        </Tabs.Panel>
      </Tabs>
    </section>
  )
}

function DeskHead({ flags, requests, answer }: Pick<Props, 'flags' | 'requests' | 'answer'>) {
  const { words, day } = useReviewWords()
  const told = useTold()
  const [last] = requests
  return (
    <header className={classes.deskHead}>
      <Title order={2}>{filled(words.desk, { n: flags.request_count })}</Title>
      {last ? (
        <p className={classes.asked}>
          {filled(last.requested_by ? words.askedBy : words.asked, {
            name: last.requested_by ?? '',
            date: day(last.requested_at),
          })}
        </p>
      ) : null}
      {answer ? (
        <figure className={classes.answered}>
          <figcaption>{filled(words.lastAnswer, { answer: told(answer) })}</figcaption>
          {answer.message ? <blockquote>{answer.message}</blockquote> : null}
        </figure>
      ) : null}
    </header>
  )
}

type CompareProps = {
  requests: readonly ReviewRequest[]
  isApproved: boolean
  since: number | undefined
  onChoose: (since: number | undefined) => void
}

function CompareWith({ requests, isApproved, since, onChoose }: CompareProps) {
  const { words, day } = useReviewWords()
  const isApprovalLast = isApproved && requests.find(({ decision }) => decision)?.decision !== 'sent back'
  return (
    <NativeSelect
      className={classes.compare ?? ''}
      aria-label={words.comparedWith}
      value={since ?? ''}
      onChange={({ currentTarget }) =>
        onChoose(currentTarget.value === '' ? undefined : Number(currentTarget.value))
      }
      data={[
        { value: '', label: isApprovalLast ? words.approved : words.lastRead },
        ...(isApproved && !isApprovalLast ? [{ value: '0', label: words.approved }] : []),
        ...requests.map(({ number, requested_at }) => ({
          value: String(number),
          label: filled(words.request, { n: number, date: day(requested_at) }),
        })),
      ]}
    />
  )
}
