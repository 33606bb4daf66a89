import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { coverOf, notesOf, type Question } from '#course/understanding-the-problem/shared/interview.ts'
import { useFieldsLeft, useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Folded } from './folded.tsx'
import { keptAnswer, sourceOf } from './kept-as.ts'
import { NewNote } from './new-note.tsx'
import { notesOfQuestion, type Source } from './notes.ts'
import classes from './screen.module.css'
import { StickyNote } from './sticky-note.tsx'
import { useNotes } from './use-notes.ts'
import type { Words } from './words.ts'

type Props = { questions: readonly Question[]; sources: readonly Source[]; words: Words }

/** One interview after the other: the questions of a source, and a note for each answer. */
export function BySource({ questions, sources, words }: Props) {
  const { data } = usePlan()
  const left = useFieldsLeft()
  const [chosen, setChosen] = useState(() => left.map(sourceOf).find((source) => source !== null) ?? null)
  useWayTo((field) => setChosen((before) => sourceOf(field) ?? before))
  const source = sources.find(({ _id }) => _id === chosen) ?? sources[0]
  if (!source) return null
  const cover = coverOf(data, source._id)
  const planned = questions.filter(({ _id }) => cover?.valueArr?.includes(_id))
  const others = questions.filter((question) => !planned.includes(question))
  const isLeft = ({ _id }: Question) => left.includes(keptAnswer(source._id, _id))
  const written = Map.groupBy(notesOf(data), ({ valueArr }) => valueArr?.[0])
  const labelOf = ({ _id, text }: Source) => {
    const count = written.get(_id)?.length ?? 0
    const state = coverOf(data, _id)?.selected ? words.done : words.planned
    return `${text} · ${state} · ${words.notesCount(count)}`
  }
  return (
    <>
      <NativeSelect
        size="md"
        label={words.source}
        value={source._id}
        data={sources.map((one) => ({ value: one._id, label: labelOf(one) }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {planned.map((question, index) => (
        <Answer
          key={`${source._id}-${question._id}`}
          question={question}
          source={source}
          words={words}
          isFirst={index === 0}
        />
      ))}
      {others.length > 0 ? (
        <details className={classes.others} open={planned.length === 0 || others.some(isLeft)}>
          <summary>
            {words.others} ({others.length})
          </summary>
          {others.map((question) => (
            <Answer key={`${source._id}-${question._id}`} question={question} source={source} words={words} />
          ))}
        </details>
      ) : null}
    </>
  )
}

type AnswerProps = { question: Question; source: Source; words: Words; isFirst?: boolean }

function Answer({ question, source, words, isFirst = false }: AnswerProps) {
  const { data, queue, isEditable } = usePlan()
  const { add } = useNotes()
  const keptAs = keptAnswer(source._id, question._id)
  const notes = notesOfQuestion(data, question).filter((note) => note.source?._id === source._id)
  return (
    <section className={classes.card}>
      <h2>{question.text}</h2>
      {notes.length === 0 && (isFirst || !isEditable) ? (
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
            hidesSource
          />
        ))}
      </ul>
      {isEditable ? (
        <Folded label={words.another} isOpen={notes.length === 0} keptAs={keptAs}>
          <NewNote
            keptAs={keptAs}
            words={words}
            source={source._id}
            gap={undefined}
            onAdd={(draft) => add(question._id, draft)}
          />
        </Folded>
      ) : null}
    </section>
  )
}
