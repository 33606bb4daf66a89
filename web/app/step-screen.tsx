import { Button } from '@mantine/core'
import { memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GapRules } from '#course/contract/gaps.ts'
import { introductionGaps } from '#course/contract/stock-rooms.ts'
import { courseStepBySlug, type PlacedStep } from '#course/course.ts'
import { loadFieldNames } from '#course/modules.ts'
import { isSampled } from '#course/samples/names.ts'
import type { PlanAnswer, StepText } from '#web/data/plan/answer.ts'
import { useSameParts } from '#web/data/same-parts.ts'
import { useMe } from '#web/data/session.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { navigate } from '#web/shared/address/address.ts'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import {
  type ModuleAbout,
  type PlanModule,
  PlanProvider,
  type PlanReview,
  usePlanFrame,
} from '#web/step-kit/plan-context.tsx'
import { StepShell } from '#web/step-kit/step-shell.tsx'
import { stepPart, stepTitle } from '#web/step-kit/step-title.ts'
import { AfterHeading } from '#web/ui/after-heading.tsx'
import { part } from '#web/ui/part.tsx'
import { useCoursePlace, useModulePlan } from './course-context.ts'
import { useCurrentRoute } from './current-route.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { href } from './match-route.ts'
import { moduleText } from './module-text.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { useNamePage } from './page-name.ts'
import { screenOf, usePreparedRooms } from './room-screens.ts'
import { roomOf } from './rooms.ts'
import { stepHref } from './shell/timeline/step-href.ts'
import classes from './step-screen.module.css'

const StepSwitchedOff = part(async () => (await import('./step-switched-off.tsx')).StepSwitchedOff)
const ExampleRoom = part(async () => (await import('./example-room.tsx')).ExampleRoom)

/** A step of a module: shows its room, with the plan around it. */
export function StepScreen() {
  const { params } = useCurrentRoute()
  const step = courseStepBySlug(params.module ?? '', params.step ?? '')
  return step ? <StepOfPlan key={step.module.id} step={step} /> : <NotFoundScreen />
}

function StepOfPlan({ step }: { step: PlacedStep }) {
  const me = useMe()
  const { cohort, readAgain } = useCoursePlace()
  const { answer, plan, readExact, rules, isWaiting, error } = useModulePlan()
  const { module } = step
  const texts = answer?.steps
  const placed = useMemo(
    () => ({ ...module, steps: withGaps(module.steps, rules, texts ?? none) }),
    [module, rules, texts],
  )
  const about = useAbout(module.folder, texts ?? none)
  const review = useReviewOf(answer, isWaiting, readAgain)
  const loadNames = useCallback(() => loadFieldNames(module.slug), [module])
  if (!answer?.project || !plan || !me) {
    return error ? <LoadFailed error={error} onRetry={readAgain} /> : <LoadingScreen />
  }
  const isMentor = answer.project.mentor === me.user_id
  return (
    <PlanProvider
      module={placed}
      about={about}
      project={answer.project}
      mentor={answer.project.mentor_user}
      review={review}
      steps={answer.steps}
      progress={answer.progresses.find((one) => one.module_id === module.id) ?? null}
      feedbackCounts={answer.feedbackCounts}
      data={plan}
      readExact={readExact}
      isEditable={me.role === 'entrepreneur'}
      isMentor={isMentor}
      allowsThreads={cohort?.entrepreneur_threads === true}
      account={me.user_id}
      loadFieldNames={loadNames}
    >
      <Room key={step.id} step={step} gaps={rules?.[step.slug]} />
    </PlanProvider>
  )
}

const seeExample = { en: 'See an example', es: 'Ver un ejemplo' }
const none: readonly [] = []
const noGaps = () => none

function useReviewOf(answer: PlanAnswer | null, isReading: boolean, readAgain: () => void): PlanReview {
  const { reviewRequests, moduleAnswer, changedSteps, reviews, moduleChanges } = answer ?? {}
  return useSameParts({
    requests: reviewRequests ?? none,
    answer: moduleAnswer ?? null,
    changedSteps: changedSteps ?? none,
    isRated: reviews ? reviews.length > 0 : undefined,
    changes: moduleChanges ?? null,
    isReading,
    readAgain,
  })
}

type RoomProps = { step: PlacedStep; gaps: GapRules[string] | undefined }

/** The frame of a room and the way on. It lives by what stays: only the room itself is drawn when the plan changes. */
const Room = memo(function Room({ step, gaps }: RoomProps) {
  const locale = useLocale()
  const { params } = useCurrentRoute()
  const { steps, module, project, account, write, isEditable, read } = usePlanFrame()
  const [isExample, setIsExample] = useState(false)
  const example = useRef<HTMLButtonElement>(null)
  const load = roomOf(step)
  const Screen = useMemo(() => load && screenOf(load), [load])
  usePreparedRooms(step)
  const text = steps.find((one) => one.nice_name === step.slug)
  useNamePage(text ? stepTitle(text, locale) : '', [module.name[locale], project.name])
  if (!text || !Screen) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <StepSwitchedOff />
      </Suspense>
    )
  }
  if (isExample) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <ExampleRoom
          {...{ step: text, Screen, module, project, steps, account }}
          onClose={() => showExample(false)}
        />
      </Suspense>
    )
  }
  const neighbour = (order: number) => steps.find((one) => one.order === order)
  const [previous, next] = [neighbour(text.order - 1), neighbour(text.order + 1)]
  const projectHome = href('home-project', locale, { pid: project._id })
  const isIntroduction = step.type === 'introduction'

  function showExample(isShown: boolean) {
    setIsExample(isShown)
    if (!isShown) requestAnimationFrame(() => example.current?.focus())
  }

  function goOn() {
    // Starting a module is pressing the button, not filling something in.
    if (isIntroduction && isEditable && introductionGaps(read(), { module: module.slug }).length > 0) {
      const value = new Date().toISOString()
      write.save({ step: 'introduction', key: 'started' }, { selected: true, value })
    }
    void navigate({ href: next ? stepHref(next, module, params.pid, locale) : projectHome })
  }

  return (
    <StepShell
      step={text}
      findGaps={(!isIntroduction && gaps) || noGaps}
      previousHref={previous ? stepHref(previous, module, params.pid, locale) : projectHome}
      onNext={step.type === 'summary' ? null : goOn}
      example={
        step.type === 'exercise' && isSampled(step.module.slug) ? (
          <Button
            ref={example}
            variant="subtle"
            className={classes.example ?? ''}
            onClick={() => showExample(true)}
          >
            {seeExample[locale]}
          </Button>
        ) : null
      }
    >
      <AfterHeading>
        <Suspense fallback={<LoadingScreen />}>
          <Screen />
        </Suspense>
      </AfterHeading>
    </StepShell>
  )
})

/** The steps that the cohort takes, in its order: what completes each, and how long the cohort says that it takes. */
function withGaps(
  steps: PlacedStep['module']['steps'],
  rules: GapRules | null,
  texts: readonly StepText[],
): PlanModule['steps'] {
  const taken = texts.flatMap((text) => steps.find(({ slug }) => slug === text.nice_name) ?? [])
  return (texts.length > 0 ? taken : steps).map(({ slug, takes }) => {
    const gaps = rules?.[slug]
    const minutes = texts.find((text) => text.nice_name === slug)?.minutes ?? takes?.minutes ?? 0
    return { slug, ...(takes && { takes: { ...takes, minutes } }), ...(gaps && { gaps }) }
  })
}

/** What the module is about; what to have at hand is worded by the cohort. */
function useAbout(folder: string, texts: readonly StepText[]): ModuleAbout | null {
  const locale = useLocale()
  const [about, setAbout] = useState<ModuleAbout | null>(null)
  useEffect(() => {
    let isCurrent = true
    void moduleText(folder, locale).then((text) => {
      if (isCurrent) setAbout(text)
    })
    return () => {
      isCurrent = false
    }
  }, [folder, locale])
  return useMemo(() => {
    const needs = texts.map((text) => [text.nice_name, stepPart(text, 'needs', locale)] as const)
    return about && { ...about, needs: { ...about.needs, ...Object.fromEntries(needs) } }
  }, [about, texts, locale])
}
