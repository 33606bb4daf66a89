import { Title } from '@mantine/core'
import type { Question } from '#course/understanding-the-problem/shared/interview.ts'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { useDiscard } from '#web/step-kit/half-typed/use-half-typed.ts'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardActions, CardHead } from '#web/step-kit/layout/card.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { FoldedForm } from '#web/step-kit/lists/folded-form.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useTextKeys } from '#web/step-kit/text-keys.ts'
import { keptInsight } from './kept-as.ts'
import { NewInsight } from './new-insight.tsx'
import classes from './notes.module.css'
import { type Note, supportOf } from './notes.ts'
import { useNoteChanges, useNotes } from './use-notes.ts'
import type { Words } from './words.ts'

type Props = { question: Question; notes: readonly Note[]; words: Words }

/** What was learned about a question. Notes dropped on an insight, or chosen at the note, support it. */
export function InsightList({ question, notes, words }: Props) {
  const { isEditable } = usePlanFrame()
  const actions = useNotes()
  const { support: supportWith } = useNoteChanges()
  const gap = useGap(`question:${question._id}`)
  const insights = question.insights ?? []
  const keys = useTextKeys(insights)
  const keptAs = keptInsight(question._id)
  const keptChange = (insight: string) => `insight:${question._id}:${insight}`
  const discard = useDiscard()
  return (
    <Card as="div" wash="leaf" data-field={`question:${question._id}`}>
      <CardHead actions={<CommentButton field={`question:${question._id}`} label={question.text ?? ''} />}>
        <Title order={3} size="h5">
          {words.learned}
        </Title>
      </CardHead>
      {insights.length === 0 ? <Soft>{isEditable ? words.noInsights : words.noInsightYet}</Soft> : null}
      <List gap="s">
        {insights.map((insight, index) => {
          const support = supportOf(notes, insight)
          return (
            <li
              key={keys[index]}
              className={classes.insight}
              onDragOver={(event) => {
                if (isEditable && event.dataTransfer.types.includes('text/x-note')) event.preventDefault()
              }}
              onDrop={(event) => {
                event.preventDefault()
                const note = event.dataTransfer.getData('text/x-note')
                if (notes.some(({ id }) => id === note)) supportWith(note, insight)
              }}
            >
              <ItemText
                label={`${words.insight(index + 1)}: ${question.text ?? ''}`}
                keptAs={keptChange(insight)}
                value={insight}
                maxLength={1000}
                others={insights.filter((one) => one !== insight)}
                onSave={(after) => actions.changeInsight(question, insight, after, support)}
              />
              <CardActions>
                <Soft isSmall>
                  {support.length === 0 ? words.noSupport : words.notesCount(support.length)}
                </Soft>
                <RemoveButton
                  name={insight}
                  label={`${words.removeInsight(index + 1)}: ${question.text ?? ''}`}
                  ask={words.askInsight}
                  consequence={support.length > 0 ? words.insightConsequence(support.length) : undefined}
                  onRemove={() => {
                    discard(`edit:${keptChange(insight)}`)
                    actions.removeInsight(question, insight)
                  }}
                />
              </CardActions>
            </li>
          )
        })}
      </List>
      {isEditable ? (
        <FoldedForm
          label={words.anotherInsight}
          of={question.text ?? ''}
          isOpen={insights.length === 0}
          keptAs={keptAs}
        >
          <NewInsight
            keptAs={keptAs}
            words={words}
            of={question.text ?? ''}
            others={insights}
            gap={gap}
            onAdd={(insight) => actions.addInsight(question, insight)}
          />
        </FoldedForm>
      ) : null}
    </Card>
  )
}
