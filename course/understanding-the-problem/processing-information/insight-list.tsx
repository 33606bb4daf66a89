import type { Question } from '#course/understanding-the-problem/shared/interview.ts'
import { isBlank, itemProblem } from '#domain/plan/messages.ts'
import { writtenText } from '#web/data/half-typed/use-kept.ts'
import { languageOf } from '#web/i18n/language-of.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useFormDraft } from '#web/step-kit/half-typed/use-form-draft.ts'
import { useDiscard } from '#web/step-kit/half-typed/use-half-typed.ts'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardActions, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { AddForm, addByEnter } from '#web/step-kit/lists/add-form.tsx'
import { FoldedForm } from '#web/step-kit/lists/folded-form.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useLanguageOf } from '#web/step-kit/plan-language.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useTextKeys } from '#web/step-kit/text-keys.ts'
import classes from './notes.module.css'
import { type Note, noteType, supportOf } from './notes.ts'
import { words } from './words.ts'

/** What was learned about a question. Notes dropped on an insight, or chosen at the note, support it. */
export function InsightList({ question, notes }: { question: Question; notes: readonly Note[] }) {
  const text = words[useLocale()]
  const { write, isEditable } = usePlanFrame()
  const discard = useDiscard()
  const insights = question.insights ?? []
  const keys = useTextKeys(insights)
  const field = `question:${question._id}`
  const of = question.text ?? ''
  const keptAs = `insights:${question._id}`
  const keptChange = (insight: string) => `insight:${question._id}:${insight}`
  const save = (next: string[]) => write.update('question', question._id, { insights: next })
  const support = (note: string, insight: string) => write.update('input', note, { description: insight })

  /** Notes point at the words of an insight, so they follow when the words change. */
  function change(before: string, after: string) {
    save(insights.map((one) => (one === before ? after : one)))
    for (const { id } of supportOf(notes, before)) support(id, after)
  }

  function remove(insight: string) {
    discard(`edit:${keptChange(insight)}`)
    save(insights.filter((one) => one !== insight))
  }

  return (
    <Card as="div" wash="leaf" data-field={field}>
      <CardHead actions={<CommentButton field={field} label={of} />}>
        <Heading level={3}>{text.learned}</Heading>
      </CardHead>
      {insights.length === 0 ? <Soft>{isEditable ? text.noInsights : text.noInsightYet}</Soft> : null}
      <List gap="s">
        {insights.map((insight, index) => {
          const count = supportOf(notes, insight).length
          return (
            <li
              key={keys[index]}
              className={classes.insight}
              onDragOver={(event) => {
                if (isEditable && event.dataTransfer.types.includes(noteType)) event.preventDefault()
              }}
              onDrop={(event) => {
                event.preventDefault()
                const note = event.dataTransfer.getData(noteType)
                if (notes.some(({ id }) => id === note)) support(note, insight)
              }}
            >
              <ItemText
                label={`${text.insight(index + 1)}: ${of}`}
                keptAs={keptChange(insight)}
                value={insight}
                maxLength={longest}
                others={insights.filter((one) => one !== insight)}
                onSave={(after) => change(insight, after)}
              />
              <CardActions>
                <Soft isSmall>{count === 0 ? text.noSupport : text.notesCount(count)}</Soft>
                <RemoveButton
                  name={insight}
                  label={`${text.removeInsight(index + 1)}: ${of}`}
                  ask={text.askInsight}
                  consequence={count > 0 ? text.insightConsequence(count) : undefined}
                  onRemove={() => remove(insight)}
                />
              </CardActions>
            </li>
          )
        })}
      </List>
      {isEditable ? (
        <FoldedForm label={text.anotherInsight} of={of} isOpen={insights.length === 0} keptAs={keptAs}>
          <NewInsight question={question} keptAs={keptAs} onAdd={(insight) => save([...insights, insight])} />
        </FoldedForm>
      ) : null}
    </Card>
  )
}

/** Of an insight, in characters. */
const longest = 1000
const blank = { that: '', because: '', means: '' }
const parts = ['that', 'because', 'means'] as const
const textOf = (draft: typeof blank) => writtenText(parts.map((part) => draft[part]).join(' '))

type NewProps = { question: Question; keptAs: string; onAdd: (insight: string) => void }

/** Three blanks that become one sentence. */
function NewInsight({ question, keptAs, onAdd }: NewProps) {
  const locale = useLocale()
  const text = words[locale]
  const gap = useGap(`question:${question._id}`)
  const of = question.text ?? ''
  const ofQuestion = useLanguageOf(of) ?? locale
  const { draft, change, clear, errorOf, isWhole } = useFormDraft({ keptAs, blank, textOf, problemsOf })
  const sentence = joined(draft)

  function joined(typed: typeof blank) {
    const language = languageOf(Object.values(typed).join(' ')) ?? ofQuestion
    return words[language].sentence(typed)
  }

  function problemsOf(typed: typeof blank) {
    const that = isBlank(typed.that)
      ? 'required'
      : itemProblem(joined(typed), question.insights ?? [], longest)
    return that ? { that } : {}
  }

  function handleAdd() {
    if (!isWhole()) return
    onAdd(sentence)
    clear()
  }

  return (
    <AddForm keptAs={keptAs} button={text.addInsight} of={of} onAdd={handleAdd}>
      {parts.map((part) => (
        <GrowingTextarea
          key={part}
          label={text.helper[part]}
          aria-label={`${text.helper[part]} ${of}`}
          leastRows={1}
          maxLength={300}
          value={draft[part]}
          error={part === 'that' && (errorOf('that') ?? gap)}
          onChange={(event) => change({ [part]: event.currentTarget.value })}
          onKeyDown={addByEnter}
        />
      ))}
      {isBlank(draft.that) ? null : <Soft>{sentence}</Soft>}
    </AddForm>
  )
}
