import { Title } from '@mantine/core'
import { type BuiltSentence, UseBuilt } from '#course/understanding-the-problem/shared/built-sentence.tsx'
import { impactOf } from '#course/understanding-the-problem/shared/impact-chain.ts'
import { isBlank, isTooLong, messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Sentence, Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
import { useStep } from '#web/step-kit/step-context.tsx'
import { useDraft } from '#web/step-kit/use-draft.ts'
import { room } from './room.ts'
import type { Why } from './why.ts'
import { words } from './words.ts'

/** The story, and the sentence that grows out of it. */
export function WhyPanel({ why, mission }: { why: Why; mission: BuiltSentence }) {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const impact = impactOf(data).trim()
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
          {mission.isPartial ? null : (
            <Card>
              <Sentence>{mission.text}</Sentence>
              <UseBuilt of={mission} words={text} />
            </Card>
          )}
        </>
      ) : (
        <Sentence>{mission.isPartial ? '–' : mission.text}</Sentence>
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
