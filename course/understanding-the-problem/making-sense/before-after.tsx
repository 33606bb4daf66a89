import { Title } from '@mantine/core'
import {
  OlderSentence,
  UseBuilt,
  useBuilt,
} from '#course/understanding-the-problem/shared/built-sentence.tsx'
import { businessOf } from '#domain/plan/plan-data.ts'
import { Columns } from '#web/step-kit/layout/room.tsx'
import { Quote } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { longest, statementOf, statementParts } from './verdict.ts'
import { words as bothWords, type Words } from './words.ts'

/** The first sentence beside the one with evidence. */
export function BeforeAfter({ words }: { words: Words }) {
  const { data, isEditable } = usePlan()
  const parts = statementParts(data)
  const sentence = useBuilt(statementOf(parts), (language) => bothWords[language].statement(parts))
  return (
    <Stack>
      <Title order={2}>{words.again}</Title>
      <Columns
        side={
          <>
            <PlanText
              field="problemStatement"
              label={words.after}
              hint={words.helper}
              value={sentence.current}
              onSave={sentence.save}
              maxLength={longest}
              isLong
            />
            <OlderSentence of={sentence} />
            {isEditable ? (
              <Row>
                <UseBuilt of={sentence} words={words} />
              </Row>
            ) : null}
          </>
        }
      >
        <Quote about={words.before}>{businessOf(data)?.problemDefinition || words.noBefore}</Quote>
      </Columns>
    </Stack>
  )
}
