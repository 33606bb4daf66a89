import type { Question } from '#course/understanding-the-problem/shared/interview.ts'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { useDiscard } from '#web/step-kit/half-typed/use-half-typed.ts'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useTextKeys } from '#web/step-kit/text-keys.ts'
import { Folded } from './folded.tsx'
import classes from './insights.module.css'
import { keptInsight } from './kept-as.ts'
import { NewInsight } from './new-insight.tsx'
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
    <div className={classes.insights} data-field={`question:${question._id}`}>
      <div className={classes.head}>
        <h3>{words.learned}</h3>
        <CommentButton field={`question:${question._id}`} label={question.text ?? ''} />
      </div>
      {insights.length === 0 ? (
        <p className={classes.empty}>{isEditable ? words.noInsights : words.noInsightYet}</p>
      ) : null}
      <ul className={classes.list}>
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
                className={classes.text}
                label={`${words.insight(index + 1)}: ${question.text ?? ''}`}
                keptAs={keptChange(insight)}
                value={insight}
                maxLength={1000}
                others={insights.filter((one) => one !== insight)}
                onSave={(after) => actions.changeInsight(question, insight, after, support)}
              />
              <div className={classes.foot}>
                <span className={classes.count} data-none={support.length === 0}>
                  {support.length === 0 ? words.noSupport : words.notesCount(support.length)}
                </span>
                <RemoveButton
                  name={insight}
                  ask={words.askInsight}
                  consequence={support.length > 0 ? words.insightConsequence(support.length) : undefined}
                  onRemove={() => {
                    discard(`edit:${keptChange(insight)}`)
                    actions.removeInsight(question, insight)
                  }}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {isEditable ? (
        <Folded label={words.anotherInsight} isOpen={insights.length === 0} keptAs={keptAs}>
          <NewInsight
            keptAs={keptAs}
            words={words}
            others={insights}
            gap={gap}
            onAdd={(insight) => actions.addInsight(question, insight)}
          />
        </Folded>
      ) : null}
    </div>
  )
}
