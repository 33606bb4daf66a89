import { Anchor, Title } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { stepTitle } from '#web/step-kit/step-title.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { StepState } from './step-states.ts'
import classes from './summary.module.css'
import { useWords } from './use-words.ts'

/** Every step of the module with a tick, or with what it still lacks, and the way there. */
export function Checklist({ states }: { states: readonly StepState[] }) {
  const { words } = useWords()
  return (
    <section>
      <Title order={2}>{words.steps}</Title>
      <ol className={classes.steps}>
        {states.map((state) => (
          <li key={state.slug} data-complete={state.isComplete === true}>
            <span className={classes.stepLine}>
              <StepLink slug={state.slug} />
              {state.isComplete ? (
                <span className={classes.done}>
                  <Icon name="check" /> {words.complete}
                </span>
              ) : null}
            </span>
            {state.missing.length > 0 ? (
              <span className={classes.missing}>
                {words.missing}: {state.missing.join(' ')}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function StepLink({ slug }: { slug: string }) {
  const locale = useLocale()
  const linkTo = useStepLink()
  const step = usePlan().steps.find((one) => one.nice_name === slug)
  return <Anchor href={linkTo(slug)}>{step ? stepTitle(step, locale) : slug}</Anchor>
}
