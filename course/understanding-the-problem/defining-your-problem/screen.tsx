import {
  OlderSentence,
  UseBuilt,
  useBuilt,
} from '#course/understanding-the-problem/shared/built-sentence.tsx'
import { definitionOf, facts, factsOf } from '#course/understanding-the-problem/shared/problem-facts.ts'
import { messageText, tooLong } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CheckList } from '#web/step-kit/check-list.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Quote, Sentence, Told } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
import { checksOf, holeIn } from './problem.ts'
import { longestSentence, room } from './room.ts'
import { words } from './words.ts'

/** Five questions on the left become one sentence on the right. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data, project, isEditable } = usePlan()
  const answers = factsOf(data)
  const sentence = useBuilt(definitionOf(answers), (language) => words[language].sentence(answers))
  const definition = sentence.current
  const checks = checksOf(definition, answers)
  return (
    <Room>
      {project.problem ? (
        <Quote about={isEditable ? text.applied : text.appliedThen}>{project.problem}</Quote>
      ) : null}
      <Columns
        side={
          <>
            {isEditable ? (
              <Card>
                <Heading>{text.live}</Heading>
                <Sentence>{sentence.text}</Sentence>
                <UseBuilt of={sentence} words={text} hole={holeIn(answers)} />
              </Card>
            ) : null}
            <PlanField of={room} words={words} name="problemDefinition" isLong onSaved={sentence.keepBasis} />
            <OlderSentence of={sentence} />
            {definition.length > longestSentence ? (
              <Told tone="warn">{messageText(tooLong(definition, longestSentence), locale)}</Told>
            ) : null}
            <CheckList checks={checks} labels={text.checks} />
            {definition.trim() === '' || checks.problem ? null : <Told tone="warn">{text.missing}</Told>}
          </>
        }
      >
        {facts.map((fact) => (
          <PlanField key={fact} of={room} words={words} name={fact} />
        ))}
      </Columns>
    </Room>
  )
}
