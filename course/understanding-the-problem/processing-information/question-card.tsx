import { memo } from 'react'
import { coverOf, type Question } from '#course/understanding-the-problem/shared/interview.ts'
import { noteKinds } from '#domain/options/research.ts'
import { writtenText } from '#web/data/half-typed/use-kept.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useFormDraft } from '#web/step-kit/half-typed/use-form-draft.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List, Row } from '#web/step-kit/layout/stack.tsx'
import { AddForm } from '#web/step-kit/lists/add-form.tsx'
import { FoldedForm } from '#web/step-kit/lists/folded-form.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { InsightList } from './insight-list.tsx'
import classes from './notes.module.css'
import { type Note, type NoteDraft, problemsOf, type Source } from './notes.ts'
import { StickyNote } from './sticky-note.tsx'
import { words } from './words.ts'

type FormProps = {
  question: Question
  /** The source that is being written about, or the sources to choose from. */
  source: string | readonly Source[]
  keptAs: string
}

type Props = FormProps & {
  notes: readonly Note[]
  /** Says what to do where nothing is written yet; one of many empty cards is enough. */
  hidesEmpty?: boolean
}

const none: readonly string[] = []

/**
 * A question with what was noted about it, and, where all sources stand side by side, what follows from that. It lives
 * by what it is given: a note of another question does not draw it again.
 */
export const QuestionCard = memo(function QuestionCard({ notes, hidesEmpty, ...form }: Props) {
  const text = words[useLocale()]
  const { queue, isEditable } = usePlanFrame()
  const { question, source, keptAs } = form
  const of = question.text ?? ''
  const insights = typeof source === 'string' ? undefined : (question.insights ?? none)
  return (
    <Card>
      <Heading>{question.text}</Heading>
      {notes.length > 0 || hidesEmpty ? null : <Soft>{isEditable ? text.noNotes : text.noneYet}</Soft>}
      <List columns="wide">
        {notes.map((note, index) => (
          <StickyNote
            key={queue.firstId(note.id)}
            note={note}
            number={index + 1}
            of={of}
            insights={insights}
          />
        ))}
      </List>
      {isEditable ? (
        <div data-field={keptAs}>
          <FoldedForm label={text.another} of={of} isOpen={notes.length === 0} keptAs={keptAs}>
            <NewNote {...form} />
          </FoldedForm>
        </div>
      ) : null}
      {insights ? <InsightList question={question} notes={notes} /> : null}
    </Card>
  )
})

const step = 'processing-information'
const textOf = ({ text }: NoteDraft) => writtenText(text)

function NewNote({ question, source, keptAs }: FormProps) {
  const locale = useLocale()
  const text = words[locale]
  const { read, write } = usePlanFrame()
  const gap = useGap(keptAs)
  const of = question.text ?? ''
  const blank: NoteDraft = { text: '', kind: 'quote', source: typeof source === 'string' ? source : null }
  const { draft, change, errorOf, isWhole } = useFormDraft({ keptAs, blank, textOf, problemsOf })

  function handleAdd() {
    if (!isWhole() || draft.source === null) return
    write.append(
      { step, key: 'note', parent: question._id },
      { value: draft.text.trim(), groupName: draft.kind, valueArr: [draft.source] },
    )
    change({ text: '' })
    const cover = coverOf(read(), draft.source)
    if (cover?.selected) return
    // The first note of a source says that it was asked.
    write.save(
      { step: 'information-sources', key: 'covers', parent: draft.source },
      { valueArr: cover?.valueArr ?? [question._id], selected: true },
    )
  }

  return (
    <AddForm keptAs={keptAs} button={text.add} of={of} onAdd={handleAdd}>
      <GrowingTextarea
        label={text.newNote}
        aria-label={`${text.newNote}: ${of}`}
        placeholder={text.notePlaceholder}
        leastRows={2}
        maxLength={2000}
        value={draft.text}
        error={errorOf('text') ?? gap}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <Row>
        <Segments
          aria-label={`${text.kind}: ${of}`}
          className={classes.kinds}
          value={draft.kind}
          data={noteKinds.map((kind) => ({ value: kind.value, label: kind[locale] }))}
          onChange={(kind) => change({ kind })}
        />
        {typeof source === 'string' ? null : (
          <PickOne
            aria-label={`${text.from}: ${of}`}
            value={draft.source}
            error={errorOf('source')}
            none={text.chooseSource}
            options={source.map((one) => ({ value: one._id, label: one.text ?? '' }))}
            onPick={(chosen) => change({ source: chosen })}
          />
        )}
      </Row>
    </AddForm>
  )
}
