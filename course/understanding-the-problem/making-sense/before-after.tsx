import { Title } from '@mantine/core'
import { businessOf } from '#domain/plan/plan-data.ts'
import { Columns } from '#web/step-kit/layout/room.tsx'
import { Quote } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'
import { longest, statementParts } from './verdict.ts'
import type { Words } from './words.ts'

/** The first sentence beside the one with evidence. */
export function BeforeAfter({ words }: { words: Words }) {
  const { data, write, isEditable } = usePlan()
  const { problemDefinition, problemStatement } = businessOf(data) ?? {}
  const statement = problemStatement ?? ''
  const built = words.statement(statementParts(data))
  const save = (text: string) => write.saveBusiness({ problemStatement: text })
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
              value={statement}
              onSave={save}
              maxLength={longest}
              isLong
            />
            {isEditable ? (
              <Row>
                <TakeOverButton
                  label={words.build}
                  question={words.replace}
                  text={built}
                  current={statement}
                  onUse={() => save(built)}
                />
              </Row>
            ) : null}
          </>
        }
      >
        <Quote about={words.before}>{problemDefinition || words.noBefore}</Quote>
      </Columns>
    </Stack>
  )
}
