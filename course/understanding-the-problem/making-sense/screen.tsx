import { Title } from '@mantine/core'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { BeforeAfter } from './before-after.tsx'
import classes from './screen.module.css'
import { TrialRow } from './trial-row.tsx'
import { isNoneLeft, noneHeld, trialsOf } from './verdict.ts'
import { VerdictTree } from './verdict-tree.tsx'
import { words } from './words.ts'

/** Each belief gets its verdict; then the problem is written again, with evidence. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const stepLink = useStepLink()
  const trials = trialsOf(data)
  if (trials.length === 0) return <MissingPrerequisite step="choosing-the-causes" about={text.noCauses} />
  return (
    <div className={classes.room}>
      <div className={classes.trial} data-field="verdicts">
        <section>
          <Title order={2}>{text.rows}</Title>
          <ol className={classes.rows}>
            {trials.map((trial, index) => (
              <TrialRow
                key={trial.cause._id}
                trial={trial}
                number={index + 1}
                words={text}
                stepLink={stepLink}
              />
            ))}
          </ol>
        </section>
        <VerdictTree causes={data.cause ?? []} trials={trials} words={text} />
      </div>
      <p className={classes.warning} role="status" hidden={!isNoneLeft(trials)}>
        {isNoneLeft(trials) ? messageText({ message: noneHeld }, locale) : null}
      </p>
      <BeforeAfter words={text} />
    </div>
  )
}
