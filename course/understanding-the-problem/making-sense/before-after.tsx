import { Title } from '@mantine/core'
import { isOlder } from '#course/understanding-the-problem/shared/basis.ts'
import { OlderSentence } from '#course/understanding-the-problem/shared/older-sentence.tsx'
import { useBasis } from '#course/understanding-the-problem/shared/use-basis.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Columns } from '#web/step-kit/layout/room.tsx'
import { Quote } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useLanguageOf } from '#web/step-kit/plan-language.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'
import { longest, partList, statementParts } from './verdict.ts'
import { words as bothWords, type Words } from './words.ts'

/** The first sentence beside the one with evidence. */
export function BeforeAfter({ words }: { words: Words }) {
  const { data, write, isEditable } = usePlan()
  const { problemDefinition, problemStatement } = businessOf(data) ?? {}
  const statement = problemStatement ?? ''
  const parts = statementParts(data)
  const locale = useLocale()
  const language = useLanguageOf(partList(parts).join(' ')) ?? locale
  const built = bothWords[language].statement(parts)
  const keepBasis = useBasis('making-sense')
  const isOld = statement.trim() !== '' && isOlder(data, 'making-sense', partList(parts))

  function save(text: string) {
    write.saveBusiness({ problemStatement: text })
    keepBasis(partList(parts))
  }

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
            <OlderSentence isShown={isOld} />
            {isEditable ? (
              <Row>
                <TakeOverButton
                  label={isOld ? words.buildAgain : words.build}
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
