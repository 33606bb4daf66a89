import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { href } from '#web/app/match-route.ts'
import { AppLink } from '#web/app/shell/app-link.tsx'
import type { NumberedModule } from '#web/app/shell/course-place.ts'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useSearch } from '#web/app/shell/use-search.ts'
import { useSteps } from '#web/data/programme.ts'
import { useText } from '#web/i18n/text.tsx'
import classes from './step-timeline.module.css'
import { type StepRow, selectedStep, sortedSteps, stepTitle, stepToOpen } from './timeline.ts'
import { useDoneSteps } from './use-done-steps.ts'

type Props = { module: NumberedModule; projectId: string | null }

export function StepTimeline({ module, projectId }: Props) {
  const text = useText()
  const { params, locale } = useCurrentRoute()
  const search = useSearch()
  const { steps, fetching } = useSteps(module.id, 'network')
  const selection = { slug: params.step, id: search.get('step') ?? undefined }
  const done = useDoneSteps(projectId, module.id, steps)
  const current = selectedStep(steps, selection)
  const linkTo = (step: StepRow) => {
    const place = { pid: params.pid, module: module.slug, step: step.nice_name }
    return href('home-project-module-step', locale, place, { step: step._id, mid: module.id })
  }
  useOpenStep(stepToOpen(steps, selection), linkTo)

  return (
    <section className={classes.timeline} aria-label={text('shell.steps.timeline')}>
      <p className={classes.chip}>
        <span className={classes.chipNumber}>{module.number}</span>
        {module.name}
      </p>
      {steps.length === 0 ? (
        <p className={classes.empty} role="status">
          {text(fetching ? 'shell.steps.loading' : 'shell.steps.none')}
        </p>
      ) : (
        <ol className={classes.steps}>
          {sortedSteps(steps).map((step) => (
            <TimelineStep
              key={step._id}
              number={step.order}
              title={stepTitle(step, locale)}
              to={linkTo(step)}
              current={step === current}
              done={done.has(step._id)}
            />
          ))}
        </ol>
      )}
      <p className={classes.end}>{text('shell.steps.end')}</p>
    </section>
  )
}

type StepProps = { number: number; title: string; to: string; current: boolean; done: boolean }

function TimelineStep({ number, title, to, current, done }: StepProps) {
  const text = useText()
  return (
    <li className={classes.step} data-current={current || undefined} data-done={done || undefined}>
      <AppLink href={to} className={classes.link}>
        <span className={classes.dot}>
          {done ? <Icon name="check" size={15} /> : <span aria-hidden="true">{number}</span>}
        </span>
        <span className={classes.title}>
          <span className="visually-hidden">{number}. </span>
          {title}
          {done ? <span className="visually-hidden">, {text('shell.steps.done')}</span> : null}
        </span>
      </AppLink>
    </li>
  )
}

/** A module page without a step goes to one, without leaving a page to come back to. */
function useOpenStep(step: StepRow | undefined, linkTo: (step: StepRow) => string): void {
  const navigate = useNavigate()
  const to = step ? linkTo(step) : null
  useEffect(() => {
    if (to) void navigate({ href: to, replace: true })
  }, [to, navigate])
}
