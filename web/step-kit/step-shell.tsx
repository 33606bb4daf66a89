import { Button, Title } from '@mantine/core'
import { type ComponentProps, type ReactNode, Suspense, useRef, useState } from 'react'
import type { StepText } from '#web/data/plan/answer.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { announce } from '#web/ui/announce.ts'
import { part } from '#web/ui/part.tsx'
import { useAskedField } from './asked-field.ts'
import { CommentButton } from './comment-button.tsx'
import { GapList } from './gap-list.tsx'
import { goToField } from './go-to-field.ts'
import { opensHelp, rememberHelp } from './help-choice.ts'
import { usePlanFrame } from './plan-context.tsx'
import { PlanLanguage } from './plan-language.tsx'
import { readerWords } from './reader-words.ts'
import { SaveMark } from './save-mark.tsx'
import { type FindGaps, StepProvider, useStep } from './step-context.tsx'
import { stepNotice } from './step-notice.ts'
import classes from './step-shell.module.css'
import { stepPart, stepTitle } from './step-title.ts'

const HelpPanel = part(async () => (await import('./help-panel.tsx')).HelpPanel)
// Nobody removes something before it is here.
const UndoNotice = part(async () => (await import('./lists/undo-notice.tsx')).UndoNotice, 'quiet')

type Props = {
  step: StepText
  findGaps: FindGaps
  previousHref: string
  /** Null where the step itself holds its last button. */
  onNext: (() => void) | null
  /** The way to a finished plan, where there is one for this step. */
  example?: ReactNode
  children: ReactNode
}

/** The frame around every step: title, save state, help, the work itself, and the way on. */
export function StepShell({ step, findGaps, previousHref, onNext, example, children }: Props) {
  const text = useText()
  const locale = useLocale()
  const { module, project, progress, steps, isEditable, isMentor, read } = usePlanFrame()
  const [hasHelp, setHasHelp] = useState(opensHelp)
  const [showsGaps, setShowsGaps] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const gapList = useRef<HTMLElement>(null)
  const helpButton = useRef<HTMLButtonElement>(null)
  useAskedField(body, step.nice_name)

  function showHelp(isShown: boolean) {
    setHasHelp(isShown)
    rememberHelp(isShown)
  }

  function handleNext() {
    const gaps = findGaps(read())
    if (!isEditable || gaps.length === 0) return onNext?.()
    setShowsGaps(true)
    announce(text('step.gapsTitle', { count: gaps.length }))
    requestAnimationFrame(() => {
      if (!goToField(body.current, gaps[0]?.field)) gapList.current?.focus()
    })
  }

  const title = stepTitle(step, locale)
  const review = progress?.module
  const notice = stepNotice({
    ...{ isEditable, isMentor, hasMentor: Boolean(project.mentor), review },
    isSummary: step.type === 'summary',
  })
  return (
    <StepProvider module={module.slug} step={step.nice_name} showsGaps={showsGaps} findGaps={findGaps}>
      <div className={classes.page} data-help={hasHelp}>
        <div className={classes.work}>
          <header className={classes.head}>
            <div className={classes.number}>
              <p>{text('step.number', { n: step.order, all: steps.length })}</p>
              <SaveMark />
              <CommentButton field="general" label={title} />
              <Button
                ref={helpButton}
                variant="default"
                aria-expanded={hasHelp}
                onClick={() => showHelp(!hasHelp)}
              >
                {text('step.help')}
              </Button>
            </div>
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            <Intro step={step} />
            {example}
            {notice ? <p className={classes.notice}>{text(notice)}</p> : null}
          </header>
          <div ref={body} className={classes.body}>
            <PlanLanguage within={body}>{children}</PlanLanguage>
          </div>
          {showsGaps && onNext ? (
            <ShownGaps ref={gapList} onShow={(field) => goToField(body.current, field)} onContinue={onNext} />
          ) : null}
          <footer className={classes.foot}>
            <Button variant="default" component="a" href={previousHref}>
              {isEditable ? stepPart(step, 'secondary_cta', locale) : text('step.back')}
            </Button>
            {onNext ? (
              <Button onClick={handleNext}>
                {isEditable ? stepPart(step, 'primary_cta', locale) : text('step.next')}
              </Button>
            ) : null}
          </footer>
          {isEditable ? (
            <Suspense fallback={null}>
              <UndoNotice key={step.nice_name} />
            </Suspense>
          ) : null}
        </div>
        {hasHelp ? (
          <Suspense fallback={<div className={classes.help} />}>
            <HelpPanel
              step={step}
              onClose={() => {
                showHelp(false)
                helpButton.current?.focus()
              }}
            />
          </Suspense>
        ) : null}
      </div>
    </StepProvider>
  )
}

/** The team is asked; who reads is told what was asked, and on a summary what to do. */
function Intro({ step }: { step: StepText }) {
  const locale = useLocale()
  const { isEditable, project } = usePlanFrame()
  const words = readerWords[locale]
  const isSummary = step.type === 'summary'
  const intro = isSummary && !project.mentor ? words.alone : stepPart(step, 'intro', locale)
  if (isEditable) return <p className={classes.intro}>{intro}</p>
  if (isSummary) return <p className={classes.intro}>{words.summary}</p>
  return (
    <p className={classes.intro}>
      <strong>{words.task}</strong> {intro}
    </p>
  )
}

/** Apart from the frame, which stays while they change. */
function ShownGaps(props: Omit<ComponentProps<typeof GapList>, 'gaps'>) {
  const { gaps } = useStep()
  return gaps.length > 0 ? <GapList gaps={gaps} {...props} /> : null
}
