import { memo } from 'react'
import type { Question } from '#course/understanding-the-problem/shared/interview.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { InsightList } from './insight-list.tsx'
import { keptNote } from './kept-as.ts'
import { type Note, notesOfQuestion, type Source } from './notes.ts'
import { QuestionCard } from './question-card.tsx'
import type { Words } from './words.ts'

const none: readonly Source[] = []

/** All notes on a question side by side, and what follows from them. */
export function ByQuestion({ questions, words }: { questions: readonly Question[]; words: Words }) {
  const { data } = usePlan()
  return questions.map((question) => (
    <OneQuestion
      key={question._id}
      question={question}
      notes={notesOfQuestion(data, question)}
      sources={data.source ?? none}
      words={words}
    />
  ))
}

type Props = { question: Question; notes: readonly Note[]; sources: readonly Source[]; words: Words }

/** It lives by what it is given: a note of another question does not draw it again. */
const OneQuestion = memo(function OneQuestion({ question, notes, sources, words }: Props) {
  return (
    <QuestionCard
      question={question}
      notes={notes}
      source={sources}
      keptAs={keptNote(question._id)}
      words={words}
    >
      <InsightList question={question} notes={notes} words={words} />
    </QuestionCard>
  )
}, isSame)

function isSame(before: Props, after: Props): boolean {
  const { notes } = before
  const hasSameNotes =
    notes.length === after.notes.length && notes.every((note, index) => note === after.notes[index])
  return (
    hasSameNotes &&
    before.question === after.question &&
    before.sources === after.sources &&
    before.words === after.words
  )
}
