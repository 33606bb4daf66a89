import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { coverOf, notesOf, type Question } from '#course/understanding-the-problem/shared/interview.ts'
import { useFieldsLeft, useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { keptAnswer, sourceOf } from './kept-as.ts'
import { notesOfQuestion, type Source } from './notes.ts'
import { QuestionCard } from './question-card.tsx'
import type { Words } from './words.ts'

type Props = { questions: readonly Question[]; sources: readonly Source[]; words: Words }

/** One interview after the other: the questions of a source, and a note for each answer. */
export function BySource({ questions, sources, words }: Props) {
  const { data, isEditable } = usePlan()
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
  const answerTo = (question: Question, isLater: boolean) => (
    <QuestionCard
      key={`${source._id}-${question._id}`}
      question={question}
      notes={notesOfQuestion(data, question).filter((note) => note.source?._id === source._id)}
      source={source._id}
      keptAs={keptAnswer(source._id, question._id)}
      words={words}
      hidesEmpty={isLater && isEditable}
    />
  )
  return (
    <>
      <NativeSelect
        size="md"
        label={words.source}
        value={source._id}
        data={sources.map((one) => ({ value: one._id, label: labelOf(one) }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {planned.map((question, index) => answerTo(question, index > 0))}
      {others.length > 0 ? (
        <Fold label={`${words.others} (${others.length})`} open={planned.length === 0 || others.some(isLeft)}>
          <Stack>{others.map((question) => answerTo(question, true))}</Stack>
        </Fold>
      ) : null}
    </>
  )
}
