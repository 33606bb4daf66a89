import { Anchor, Title } from '@mantine/core'
import { isSummaryComplete } from '#domain/progress/review.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { earlierCounts } from './introduction-counts.ts'
import classes from './introduction-screen.module.css'
import { introductionWords } from './introduction-words.ts'
import { MentorNote } from './mentor-note.tsx'
import { usePlan } from './plan-context.tsx'
import { PlanText } from './plan-text.tsx'
import { useStepLink } from './step-link.ts'
import { stepTitle } from './step-title.ts'
import { takesLine, timeInAll } from './takes.ts'

/** What a module is for, what comes out of it, and its steps with their ticks. */
export function IntroductionScreen() {
  const locale = useLocale()
  const words = introductionWords[locale]
  const linkTo = useStepLink()
  const { module, about, mentor, progress, steps, data, write, isEditable } = usePlan()
  const expectation = data.input?.find(
    (input) =>
      input.moduleKey === module.slug && input.stepKey === 'introduction' && input.key === 'expectation',
  )
  const counted = earlierCounts(module.slug, data)
  return (
    <>
      <p className={classes.module}>{words.module(module.number, module.name[locale])}</p>
      <section>
        <Title order={2}>{isEditable ? words.atTheEnd : words.theirEnd}</Title>
        <ul className={classes.outcomes}>
          {about?.outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
        <p className={classes.time}>{timeInAll(module.steps, locale) ?? about?.time}</p>
      </section>
      <section className={classes.ready}>
        <Title order={2}>{isEditable ? words.haveReady : words.theirReady}</Title>
        <p>{about?.ready}</p>
        {counted.length > 0 ? (
          <ul className={classes.counts}>
            {counted.map(({ what, count }) => (
              <li key={what} data-none={count === 0}>
                <strong>{count}</strong> {words.counted[what][count === 1 ? 0 : 1]}
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      {mentor && isEditable ? <MentorNote mentor={mentor} title={words.mentor} write={words.write} /> : null}
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
                <span className={classes.step}>
                  <span>
                    <Anchor href={linkTo(step.nice_name)}>{stepTitle(step, locale)}</Anchor>
                    {room?.takes ? (
                      <span className={classes.takes}>
                        {takesLine(room.takes, locale, isEditable ? about?.needs[step.nice_name] : '')}
                      </span>
                    ) : null}
                  </span>
                  {isDone ? (
                    <span className={classes.done}>
                      <Icon name="check" /> {words.done}
                    </span>
                  ) : null}
                </span>
              </li>
            )
          })}
        </ol>
      </section>
      <PlanText
        field="expectation"
        label={isEditable ? words.expectation : words.theirExpectation}
        value={expectation?.value}
        onSave={(value) => write.save({ step: 'introduction', key: 'expectation' }, { value })}
        isLong
      />
    </>
  )
}
