import { Button } from '@mantine/core'
import { solutionsOf } from '#course/stakeholders/shared/solutions.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { answer } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useOpenPart } from '#web/step-kit/half-typed/use-open-part.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Sentence } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useLanguageOf } from '#web/step-kit/plan-language.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'
import { holeIn, type Part, parts, partsOf, step, withPart } from './opportunity.ts'
import { words } from './words.ts'

/** More would hide the pieces. */
const mostIdeas = 4

/** Five pieces become one sentence, which the team takes over and goes on writing. */
export function SentenceBuilder() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { read, write } = usePlanFrame()
  const current = answer(data, 'three', step, 'opportunity')?.value ?? ''
  const [isOpen, setOpen] = useOpenPart<boolean>(
    isBlank(current),
    (field) => parts.some((part) => field === `edit:${part}`) || null,
  )
  const all = partsOf(data)
  const hole = holeIn(all)
  const language = useLanguageOf(parts.map((part) => all[part]).join(' ')) ?? locale
  const sentence = words[language].sentence(all)
  const save = (part: Part, piece: string) =>
    write.save({ step, key: 'opportunity' }, { valueArr: withPart(partsOf(read()), part, piece) })
  const ideas: Partial<Record<Part, readonly string[]>> = {
    today: solutionsOf(data).map(({ name }) => name),
    who: (data.segment ?? []).map(({ name }) => name?.trim() ?? ''),
  }
  return (
    <Stack gap="m">
      <Row>
        <Button variant="light" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.fold : text.pieces}
        </Button>
      </Row>
      {isOpen ? (
        <Card wash="grey">
          {parts.map((part) => (
            <Stack key={part} gap="s">
              <PlanText
                field={part}
                label={text.parts[part]}
                value={all[part]}
                onSave={(piece) => save(part, piece)}
                maxLength={300}
                hasComments={false}
              />
              {isBlank(all[part]) ? (
                <Ideas
                  label={text.ideas}
                  ideas={[...new Set((ideas[part] ?? []).filter((idea) => !isBlank(idea)))].slice(
                    0,
                    mostIdeas,
                  )}
                  onTake={(idea) => save(part, idea)}
                />
              ) : null}
            </Stack>
          ))}
          <Sentence>{sentence}</Sentence>
          <TakeOverButton
            label={text.use}
            question={text.replace}
            text={sentence}
            current={hole ? '' : current}
            onUse={() =>
              hole ? focusPart(hole) : write.save({ step, key: 'opportunity' }, { value: sentence })
            }
          />
        </Card>
      ) : null}
    </Stack>
  )
}

function focusPart(part: Part) {
  document.querySelector<HTMLElement>(`[data-field="${part}"] textarea`)?.focus()
}
