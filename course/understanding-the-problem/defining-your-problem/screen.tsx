import { isOlder } from '#course/understanding-the-problem/shared/basis.ts'
import { OlderSentence } from '#course/understanding-the-problem/shared/older-sentence.tsx'
import {
  type Fact,
  factList,
  facts,
  factsOf,
} from '#course/understanding-the-problem/shared/problem-facts.ts'
import { useBasis } from '#course/understanding-the-problem/shared/use-basis.ts'
import { messageText, tooLong } from '#domain/plan/messages.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CheckList } from '#web/step-kit/check-list.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Quote, Sentence, Told } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
import { useLanguageOf } from '#web/step-kit/plan-language.tsx'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'
import { checksOf, holeIn, longestSentence } from './problem.ts'
import { room } from './room.ts'
import { words } from './words.ts'

/** Five questions on the left become one sentence on the right. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data, project, isEditable } = usePlan()
  const definition = businessOf(data)?.problemDefinition ?? ''
  const answers = factsOf(data)
  const checks = checksOf(definition, answers)
  const keepBasis = useBasis(room.slug)
  const isOld = definition.trim() !== '' && isOlder(data, room.slug, factList(answers))
  return (
    <Room>
      {project.problem ? (
        <Quote about={isEditable ? text.applied : text.appliedThen}>{project.problem}</Quote>
      ) : null}
      <Columns
        side={
          <>
            <LiveSentence definition={definition} isOld={isOld} onUse={() => keepBasis(factList(answers))} />
            <PlanField
              of={room}
              words={words}
              name="problemDefinition"
              isLong
              onSaved={() => keepBasis(factList(answers))}
            />
            <OlderSentence isShown={isOld} />
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

type LiveProps = { definition: string; isOld: boolean; onUse: () => void }

function LiveSentence({ definition, isOld, onUse }: LiveProps) {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, isEditable } = usePlan()
  const answers = factsOf(data)
  const language = useLanguageOf(factList(answers).join(' ')) ?? locale
  const sentence = words[language].sentence(answers)
  const hole = holeIn(answers)
  if (!isEditable) return null

  function use() {
    write.saveBusiness({ problemDefinition: sentence })
    onUse()
  }

  return (
    <Card>
      <Heading>{text.live}</Heading>
      <Sentence>{sentence}</Sentence>
      <TakeOverButton
        label={isOld ? text.useAgain : text.use}
        question={text.replace}
        text={sentence}
        current={hole ? '' : definition}
        onUse={() => (hole ? focusFact(hole) : use())}
      />
    </Card>
  )
}

function focusFact(fact: Fact) {
  document.querySelector<HTMLElement>(`[data-field="${fact}"] textarea`)?.focus()
}
