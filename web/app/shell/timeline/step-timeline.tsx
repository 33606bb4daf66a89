import { memo } from 'react'
import { courseStepBySlug } from '#course/course.ts'
import { useModulePlan } from '#web/app/course-context.ts'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { AppLink } from '#web/app/shell/app-link.tsx'
import type { NumberedModule } from '#web/app/shell/course-place.ts'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useSearch } from '#web/app/shell/use-search.ts'
import { type FeedbackCount, unreadAt } from '#web/data/feedback-counts.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { useText } from '#web/i18n/text.tsx'
import { takesLine } from '#web/step-kit/takes.ts'
import { UnreadMark } from '#web/step-kit/unread-mark.tsx'
import { stepHref } from './step-href.ts'
import classes from './step-timeline.module.css'
import { selectedStep, sortedSteps, stepTitle } from './timeline.ts'
import { useIsDone } from './use-is-done.ts'

type Props = { module: NumberedModule; counts: readonly FeedbackCount[] }

const none: readonly [] = []

export function StepTimeline({ module, counts }: Props) {
  const text = useText()
  const { params, locale } = useCurrentRoute()
  const search = useSearch()
  const { answer, isWaiting } = useModulePlan()
  const steps = answer?.steps ?? none
  const selection = { slug: params.step, id: search.get('step') ?? undefined }
  const current = selectedStep(steps, selection)

  return (
    <section className={classes.timeline} aria-label={text('shell.steps.timeline')}>
      <p className={classes.chip}>
        <span className={classes.chipNumber}>{module.number}</span>
        {module.name}
      </p>
      {steps.length === 0 ? (
        <p className={classes.empty} role="status">
          {text(isWaiting ? 'shell.steps.loading' : 'shell.steps.none')}
        </p>
      ) : (
        <ol className={classes.steps}>
          {sortedSteps(steps).map((step) => (
            <TimelineStep
              key={step._id}
              module={module.id}
              id={step._id}
              number={step.order}
              title={stepTitle(step, locale)}
              to={stepHref(step, module, params.pid, locale)}
              current={step === current}
              takes={takesOf(module.slug, step.nice_name, locale)}
              unread={unreadAt(counts, module.slug, step.nice_name)}
            />
          ))}
        </ol>
      )}
      <p className={classes.end}>{text('shell.steps.end')}</p>
    </section>
  )
}

type EntryProps = {
  number: number
  title: string
  to: string
  current: boolean
  takes: string
  unread: number
  done: boolean
}

function takesOf(module: string, step: string, locale: Locale): string {
  const takes = courseStepBySlug(module, step)?.takes
  return takes ? takesLine(takes, locale) : ''
}

type StepProps = Omit<EntryProps, 'done'> & { module: string; id: string }

/** With every word the rule is asked again, and mostly nothing comes of it: the entry itself stays as it is. */
function TimelineStep({ module, id, ...entry }: StepProps) {
  return <Entry {...entry} done={useIsDone(module, id)} />
}

const Entry = memo(function Entry({ number, title, to, current, takes, unread, done }: EntryProps) {
  const text = useText()
  return (
    <li className={classes.step} data-current={current || undefined} data-done={done || undefined}>
      <AppLink href={to} className={classes.link}>
        <span className={classes.dot}>{number}</span>
        <span className={classes.title}>
          {title}
          {takes ? <span className={classes.takes}>{takes}</span> : null}
          {done ? <span className="visually-hidden">, {text('shell.steps.done')}</span> : null}
        </span>
        <UnreadMark count={unread} />
        {done ? (
          <span className={classes.tick}>
            <Icon name="check" size={18} />
          </span>
        ) : null}
      </AppLink>
    </li>
  )
})
