import { Title } from '@mantine/core'
import { type Fact, facts, factsOf } from '#course/understanding-the-problem/shared/problem-facts.ts'
import { messageText } from '#domain/plan/messages.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'
import { CheckList } from './check-list.tsx'
import { checksOf, holeIn, longestFact, longestSentence } from './problem.ts'
import classes from './screen.module.css'
import { words } from './words.ts'

/** Five questions on the left become one sentence on the right. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data, project, write, isEditable } = usePlan()
  const answers = factsOf(data)
  const definition = businessOf(data)?.problemDefinition ?? ''
  const save = (fact: Fact) => (value: string) =>
    write.save({ step: 'defining-your-problem', key: fact }, { value })
  const sentence = text.sentence(answers)
  const hole = holeIn(answers)
  return (
    <>
      {project.problem ? (
        <figure className={classes.quote}>
          <figcaption>{isEditable ? text.applied : text.appliedThen}</figcaption>
          <blockquote>{project.problem}</blockquote>
        </figure>
      ) : null}
      <div className={classes.columns}>
        <div className={classes.questions}>
          {facts.map((fact) => (
            <PlanText
              key={fact}
              field={fact}
              label={text[fact]}
              hint={text.hints[fact]}
              value={answers[fact]}
              onSave={save(fact)}
              maxLength={longestFact}
            />
          ))}
        </div>
        <div className={classes.result}>
          <section className={classes.live}>
            <Title order={2} size="h4">
              {text.live}
            </Title>
            <p aria-live="polite">{sentence}</p>
            {isEditable ? (
              <TakeOverButton
                label={text.use}
                question={text.replace}
                text={sentence}
                current={hole ? '' : definition}
                onUse={() => (hole ? focusFact(hole) : write.saveBusiness({ problemDefinition: sentence }))}
              />
            ) : null}
          </section>
          <PlanText
            field="problemDefinition"
            label={text.definition}
            value={definition}
            onSave={(problemDefinition) => write.saveBusiness({ problemDefinition })}
            maxLength={longestSentence}
            isLong
          />
          {definition.length > longestSentence ? (
            <p className={classes.warning}>
              {messageText({ message: 'tooLong', values: { n: longestSentence } }, locale)}
            </p>
          ) : null}
          <CheckList checks={checksOf(definition, answers)} words={text} isEmpty={definition.trim() === ''} />
        </div>
      </div>
    </>
  )
}

function focusFact(fact: Fact) {
  document.querySelector<HTMLElement>(`[data-field="${fact}"] textarea`)?.focus()
}
