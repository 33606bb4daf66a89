import { notesOf } from '#course/shared/interview-notes.ts'
import { coverOf, type Question } from '#course/understanding-the-problem/shared/interview.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useFieldsLeft } from '#web/step-kit/half-typed/use-half-typed.ts'
import { useOpenPart } from '#web/step-kit/half-typed/use-open-part.ts'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { notesOfQuestion, type Source } from './notes.ts'
import { QuestionCard } from './question-card.tsx'
import { words } from './words.ts'

type Props = { questions: readonly Question[]; sources: readonly Source[] }

/** What the form for a note is called where it stands under one source. */
const keptAnswer = (source: string, question: string) => `answer:${source}:${question}`

/** The source under which a form stands, where it stands under one. */
export function sourceOf(field: string): string | null {
  const [form, source = null] = field.split(':')
  return form === 'answer' ? source : null
}

/** One interview after the other: the questions of a source, and a note for each answer. */
export function BySource({ questions, sources }: Props) {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const left = useFieldsLeft()
  const [chosen, setChosen] = useOpenPart<string | null>(null, sourceOf)
  const source = sources.find(({ _id }) => _id === chosen) ?? sources[0]
  if (!source) return null
  const cover = coverOf(data, source._id)
  const planned = questions.filter(({ _id }) => cover?.valueArr?.includes(_id))
  const others = questions.filter((question) => !planned.includes(question))
  const isLeft = ({ _id }: Question) => left.includes(keptAnswer(source._id, _id))
  const written = Map.groupBy(notesOf(data), ({ valueArr }) => valueArr?.[0])
  const labelOf = (one: Source) => {
    const count = written.get(one._id)?.length ?? 0
    const state = coverOf(data, one._id)?.selected ? text.done : text.planned
    return `${one.text} · ${state} · ${text.notesCount(count)}`
  }
  const answerTo = (question: Question, isLater: boolean) => (
    <QuestionCard
      key={`${source._id}-${question._id}`}
      question={question}
      notes={notesOfQuestion(data, question).filter((note) => note.source?._id === source._id)}
      source={source._id}
      keptAs={keptAnswer(source._id, question._id)}
      hidesEmpty={isLater && isEditable}
    />
  )
  return (
    <>
      <PickOne
        label={text.source}
        value={source._id}
        options={sources.map((one) => ({ value: one._id, label: labelOf(one) }))}
        onPick={setChosen}
      />
      {planned.map((question, index) => answerTo(question, index > 0))}
      {others.length > 0 ? (
        <Fold label={`${text.others} (${others.length})`} open={planned.length === 0 || others.some(isLeft)}>
          <Stack>{others.map((question) => answerTo(question, true))}</Stack>
        </Fold>
      ) : null}
    </>
  )
}

/** All notes on a question side by side, and what follows from them. */
export function ByQuestion({ questions, sources }: Props) {
  const { data } = usePlan()
  return questions.map((question) => (
    <QuestionCard
      key={question._id}
      question={question}
      notes={notesOfQuestion(data, question)}
      source={sources}
      keptAs={`notes:${question._id}`}
    />
  ))
}
