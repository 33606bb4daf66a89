import { Button, Title } from '@mantine/core'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { type SampledModule, type SampleName, sampleNames } from '#course/samples/names.ts'
import { type Sample, sampleOf } from '#course/samples/samples.ts'
import type { StepText } from '#web/data/plan/answer.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { type Plan, PlanProvider, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { StepProvider } from '#web/step-kit/step-context.tsx'
import { stepTitle } from '#web/step-kit/step-title.ts'
import classes from './example-room.module.css'
import { words } from './example-words.ts'
import { LoadingScreen } from './loading-screen.tsx'

type Props = Pick<Plan, 'module' | 'project' | 'steps' | 'account'> & {
  step: StepText
  Screen: ComponentType
  onClose: () => void
}

const none: readonly [] = []
const noGaps = () => none
const nothingToReview = {
  ...{
    requests: none,
    answer: null,
    changedSteps: none,
    isRated: undefined,
    changes: null,
    isReading: false,
  },
  readAgain: () => {},
}

/** The room of a step with the finished plan of somebody else in it, to look at. */
export function ExampleRoom({ step, Screen, onClose, ...own }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const [name, setName] = useState<SampleName>('clay-filter')
  const sample = useSample(name, own.module.slug as SampledModule)
  // Every plan chooses from the same models, also this one.
  const { model } = usePlanFrame().read()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <p className={classes.kind}>{said.kind}</p>
          <Title order={1} ref={heading} tabIndex={-1}>
            {stepTitle(step, locale)}
          </Title>
          <p className={classes.about}>{said.about}</p>
        </div>
        <div className={classes.choice}>
          <fieldset className={classes.names}>
            <legend className="visually-hidden">{said.which}</legend>
            {sampleNames.map((one) => (
              <Button
                key={one}
                variant={one === name ? 'white' : 'subtle'}
                aria-pressed={one === name}
                onClick={() => setName(one)}
              >
                {said.names[one]}
              </Button>
            ))}
          </fieldset>
          <Button onClick={onClose}>{said.close}</Button>
        </div>
      </header>
      {sample === 'failed' ? <p role="alert">{said.failed}</p> : null}
      {sample === null ? <p role="status">{said.loading}</p> : null}
      {sample && sample !== 'failed' ? (
        <PlanProvider
          key={name}
          {...own}
          {...{ isExample: true, isEditable: false, isMentor: false, allowsThreads: false }}
          {...{ about: null, mentor: null, progress: null, feedbackCounts: none, review: nothingToReview }}
          project={{ ...own.project, ...sample.project, _id: name }}
          data={model ? { ...sample.data, model } : sample.data}
        >
          <StepProvider module={own.module.slug} step={step.nice_name} showsGaps={false} findGaps={noGaps}>
            <Suspense fallback={<LoadingScreen />}>
              <div className={classes.body}>
                <Screen />
              </div>
            </Suspense>
          </StepProvider>
        </PlanProvider>
      ) : null}
    </div>
  )
}

/** Null until it is here. */
function useSample(name: SampleName, module: SampledModule): Sample | 'failed' | null {
  const locale = useLocale()
  const [sample, setSample] = useState<Sample | 'failed' | null>(null)
  useEffect(() => {
    let isWanted = true
    setSample(null)
    sampleOf(name, module, locale)
      .catch(() => 'failed' as const)
      .then((found) => {
        if (isWanted) setSample(found)
      })
    return () => {
      isWanted = false
    }
  }, [name, module, locale])
  return sample
}
