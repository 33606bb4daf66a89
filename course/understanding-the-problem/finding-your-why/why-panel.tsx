import { Title } from '@mantine/core'
import { isBlank, messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useStep } from '#web/step-kit/step-context.tsx'
import { useDraft } from '#web/step-kit/use-draft.ts'
import classes from './screen.module.css'
import { UseAsMission } from './use-as-mission.tsx'
import { longTermImpact, type Why } from './why.ts'
import type { Words } from './words.ts'

/** The story, and the sentence that grows out of it. */
export function WhyPanel({ why, words }: { why: Why; words: Words }) {
  const { data, write, isEditable } = usePlan()
  const save = (key: string) => (value: string) => write.save({ step: 'finding-your-why', key }, { value })
  const impact = longTermImpact(data)
  const isWhole = !isBlank(why.contribution) && !isBlank(why.impact)
  const sentence = words.sentence(why.contribution, why.impact)
  return (
    <section className={classes.panel}>
      <Title order={2}>{words.rings.why}</Title>
      <p className={classes.soft}>{words.ringHints.why}</p>
      <PlanText
        field="story"
        label={words.story}
        hint={words.storyHint}
        value={why.story}
        onSave={save('story')}
        maxLength={5000}
        isLong
      />
      <h3 className={classes.name}>{words.halves}</h3>
      {isEditable ? (
        <>
          <div className={classes.sentence}>
            {words.before ? <span>{words.before}</span> : null}
            <Blank
              label={words.contribution}
              example={words.contributionExample}
              value={why.contribution}
              onSave={save('contribution')}
            />
            <span>{words.between}</span>
            <Blank
              label={words.impact}
              example={words.impactExample}
              value={why.impact}
              onSave={save('impact')}
            />
          </div>
          {impact ? (
            <p className={classes.soft}>
              {words.longTerm}: “{impact}”
            </p>
          ) : null}
          {isWhole ? <UseAsMission sentence={sentence} mission={why.mission} words={words} /> : null}
        </>
      ) : (
        <p className={classes.spoken}>{isWhole ? sentence : '–'}</p>
      )}
    </section>
  )
}

type BlankProps = { label: string; example: string; value: string; onSave: (text: string) => void }

/** A half of the sentence. It asks to be filled like a field, but the step can be complete without it. */
function Blank({ label, example, value, onSave }: BlankProps) {
  const locale = useLocale()
  const { showsGaps } = useStep()
  const { draft, change, enter, flush } = useDraft(value, onSave)
  return (
    <GrowingTextarea
      className={classes.blank}
      aria-label={label}
      description={label}
      placeholder={example}
      maxLength={200}
      leastRows={2}
      value={draft}
      error={showsGaps && isBlank(draft) ? messageText({ message: 'required' }, locale) : undefined}
      onChange={(event) => change(event.currentTarget.value)}
      onFocus={enter}
      onBlur={flush}
    />
  )
}
