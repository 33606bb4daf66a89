import { Anchor, Title } from '@mantine/core'
import { isSummaryComplete } from '#domain/progress/review.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './introduction-screen.module.css'
import { introductionWords } from './introduction-words.ts'
import { usePlan } from './plan-context.tsx'
import { PlanText } from './plan-text.tsx'
import { stepTitle } from './step-title.ts'

/** What a module is for, what comes out of it, and its steps with their ticks. */
export function IntroductionScreen() {
  const locale = useLocale()
  const words = introductionWords[locale]
  const { module, about, project, progress, steps, data, write } = usePlan()
  const expectation = data.input?.find(
    (input) =>
      input.moduleKey === module.slug && input.stepKey === 'introduction' && input.key === 'expectation',
  )
  return (
    <>
      <section>
        <Title order={2}>{words.atTheEnd}</Title>
        <ul className={classes.outcomes}>
          {about?.outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
        <p className={classes.time}>{about?.time}</p>
      </section>
      <section className={classes.ready}>
        <Title order={2}>{words.haveReady}</Title>
        <p>{about?.ready}</p>
      </section>
      <section>
        <Title order={2}>{words.steps}</Title>
        <ol className={classes.steps}>
          {steps.map((step) => {
            const room = module.steps.find((one) => one.slug === step.nice_name)
            const isDone =
              step.type === 'summary'
                ? progress !== null && isSummaryComplete(progress.module)
                : room?.gaps?.(data).length === 0
            return (
              <li key={step._id}>
                <Anchor
                  href={localePath(locale, `/home/project/${project._id}/${module.slug}/${step.nice_name}`)}
                >
                  {stepTitle(step, locale)}
                </Anchor>
                {isDone ? <span className={classes.done}>{words.done}</span> : null}
              </li>
            )
          })}
        </ol>
      </section>
      <PlanText
        field="expectation"
        label={words.expectation}
        value={expectation?.value}
        onSave={(value) => write.save({ step: 'introduction', key: 'expectation' }, { value })}
        isLong
      />
    </>
  )
}
