import { Title } from '@mantine/core'
import { isBlank, isTooLong, messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Sentence, Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
import { useLanguageOf } from '#web/step-kit/plan-language.tsx'
import { useStep } from '#web/step-kit/step-context.tsx'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'
import { useDraft } from '#web/step-kit/use-draft.ts'
import { room } from './room.ts'
import { longTermImpact, type Why } from './why.ts'
import { words } from './words.ts'

type Props = {
  why: Why
  /** The mission was built from other halves than those that stand there now. */
  isOld: boolean
  onUse: () => void
}

/** The story, and the sentence that grows out of it. */
export function WhyPanel({ why, isOld, onUse }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, isEditable } = usePlan()
  const impact = longTermImpact(data)
  const isWhole = !isBlank(why.contribution) && !isBlank(why.impact)
  const language = useLanguageOf(`${why.contribution} ${why.impact}`) ?? locale
  const sentence = words[language].sentence(why.contribution, why.impact)

  function use() {
    write.saveBusiness({ missionStatement: sentence })
    onUse()
  }

  return (
    <Stack gap="m">
      <Title order={2}>{text.rings.why}</Title>
      <Soft>{text.ringHints.why}</Soft>
      <PlanField of={room} words={words} name="story" isLong />
      <Heading level={3}>{text.halves}</Heading>
      {isEditable ? (
        <>
          {text.before ? <Sentence>{text.before}</Sentence> : null}
          <Blank name="contribution" value={why.contribution} />
          <Sentence>{text.between}</Sentence>
          <Blank name="impact" value={why.impact} />
          {impact ? (
            <Soft>
              {text.longTerm}: "{impact}"
            </Soft>
          ) : null}
          {isWhole ? (
            <Card>
              <Sentence>{sentence}</Sentence>
              <TakeOverButton
                label={isOld ? text.useAgain : text.use}
                question={text.replace}
                text={sentence}
                current={why.mission}
                onUse={use}
              />
            </Card>
          ) : null}
        </>
      ) : (
        <Sentence>{isWhole ? sentence : '–'}</Sentence>
      )}
    </Stack>
  )
}

/** Of each half, in characters. */
const longest = 200

type BlankProps = { name: 'contribution' | 'impact'; value: string }

/** A half of the sentence. It asks to be filled like a field, but the step can be complete without it. */
function Blank({ name, value }: BlankProps) {
  const locale = useLocale()
  const text = words[locale]
  const { write } = usePlan()
  const { showsGaps } = useStep()
  const save = (typed: string) => write.save({ step: 'finding-your-why', key: name }, { value: typed })
  const refuses = (typed: string) => isTooLong(typed, longest)
  const { draft, change, enter, flush } = useDraft(value, save, { keptAs: name, refuses })
  return (
    <GrowingTextarea
      data-kept={`edit:${name}`}
      aria-label={text[name]}
      description={text[name]}
      placeholder={text.examples[name]}
      maxLength={longest}
      leastRows={2}
      value={draft}
      saved={value}
      error={showsGaps && isBlank(draft) ? messageText({ message: 'required' }, locale) : undefined}
      onChange={(event) => change(event.currentTarget.value)}
      onFocus={enter}
      onBlur={flush}
    />
  )
}
