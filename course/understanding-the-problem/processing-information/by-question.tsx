import { memo } from 'react'
import type { Question } from '#course/understanding-the-problem/shared/interview.ts'
import { isEqual } from '#domain/plan/equal.ts'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Folded } from './folded.tsx'
import { InsightList } from './insight-list.tsx'
import { keptNote } from './kept-as.ts'
import { NewNote } from './new-note.tsx'
import { type Note, notesOfQuestion, type Source } from './notes.ts'
import classes from './screen.module.css'
import { StickyNote } from './sticky-note.tsx'
import { useNotes } from './use-notes.ts'
import type { Words } from './words.ts'

/** All notes on a question side by side, and what follows from them. */
export function ByQuestion({ questions, words }: { questions: readonly Question[]; words: Words }) {
  const { data } = usePlan()
  return questions.map((question) => (
    <OneQuestion
      key={question._id}
      question={question}
      notes={notesOfQuestion(data, question)}
      sources={data.source ?? []}
      words={words}
    />
  ))
}

type Props = { question: Question; notes: readonly Note[]; sources: readonly Source[]; words: Words }

/** It lives by what it is given: a note of another question does not draw it again. */
const OneQuestion = memo(function OneQuestion({ question, notes, sources, words }: Props) {
  const { queue, isEditable } = usePlanFrame()
  const keptAs = keptNote(question._id)
  const gap = useGap(keptAs)
  const { add } = useNotes()
  return (
    <section className={classes.card}>
      <h2>{question.text}</h2>
      {notes.length === 0 ? (
        <p className={classes.empty}>{isEditable ? words.noNotes : words.noneYet}</p>
      ) : null}
      <ul className={classes.notes}>
        {notes.map((note, index) => (
          <StickyNote
            key={queue.firstId(note.id)}
            note={note}
            number={index + 1}
            of={question.text ?? ''}
            words={words}
            insights={question.insights ?? []}
          />
        ))}
      </ul>
      {isEditable ? (
        <div data-field={keptAs}>
          <Folded label={words.another} isOpen={notes.length === 0} keptAs={keptAs}>
            <NewNote
              keptAs={keptAs}
              words={words}
              source={sources}
              gap={gap}
              onAdd={(draft) => add(question._id, draft)}
            />
          </Folded>
        </div>
      ) : null}
      <InsightList question={question} notes={notes} words={words} />
    </section>
  )
}, isEqual)
