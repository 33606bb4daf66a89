import type { Question } from '#course/understanding-the-problem/interview.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Folded } from './folded.tsx'
import { InsightList } from './insight-list.tsx'
import { NewNote } from './new-note.tsx'
import { notesOfQuestion } from './notes.ts'
import classes from './screen.module.css'
import { StickyNote } from './sticky-note.tsx'
import { useNotes } from './use-notes.ts'
import type { Words } from './words.ts'

/** All notes on a question side by side, and what follows from them. */
export function ByQuestion({ questions, words }: { questions: readonly Question[]; words: Words }) {
  return questions.map((question) => <OneQuestion key={question._id} question={question} words={words} />)
}

function OneQuestion({ question, words }: { question: Question; words: Words }) {
  const { data, queue, isEditable } = usePlan()
  const gap = useGap(`notes:${question._id}`)
  const { add } = useNotes()
  const notes = notesOfQuestion(data, question)
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
            words={words}
            insights={question.insights ?? []}
          />
        ))}
      </ul>
      {isEditable ? (
        <div data-field={`notes:${question._id}`}>
          <Folded label={words.another} isOpen={notes.length === 0}>
            <NewNote
              words={words}
              source={data.source ?? []}
              gap={gap}
              onAdd={(draft) => add(question._id, draft)}
            />
          </Folded>
        </div>
      ) : null}
      <InsightList question={question} notes={notes} words={words} />
    </section>
  )
}
