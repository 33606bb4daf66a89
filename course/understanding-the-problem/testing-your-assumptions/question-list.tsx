import { notesOf } from '#course/shared/interview-notes.ts'
import {
  assumptionOf,
  type Cause,
  type Question,
  questionsOf,
} from '#course/understanding-the-problem/shared/interview.ts'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { GrowingList } from '#web/step-kit/lists/growing-list.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { QuestionHints } from './question-hints.tsx'
import type { Words } from './words.ts'

type Props = { cause: Cause; others: readonly Question[]; belief: string; words: Words }

/** The questions of one cause: written, put in order, checked while they are typed. */
export function QuestionList({ cause: { _id: cause, description }, others, belief, words }: Props) {
  const { data, write } = usePlan()
  const questions = questionsOf(data, cause)
  const notes = notesOf(data)
  const ids = questions.map(({ _id }) => _id)

  // Questions written within a second, as after a lost line, have no order of their own.
  function saveOrder(order: readonly string[]) {
    const [sureness = ''] = assumptionOf(data, cause)?.valueArr ?? []
    const place = { step: 'testing-your-assumptions', key: 'assumption', parent: cause }
    write.save(place, { value: belief, valueArr: [sureness, ...order] })
  }

  function consequenceOf({ _id, insights }: Question) {
    const count = notes.filter(({ parent }) => parent === _id).length
    const learned = insights?.length ?? 0
    return count + learned > 0 ? words.consequence(count, learned) : undefined
  }

  return (
    <Stack gap="s">
      <Heading level={3}>{words.questions}</Heading>
      <GrowingList
        kind="question"
        form={`questions:${cause}`}
        of={description ?? ''}
        lines={questions.map((question) => ({
          id: question._id,
          text: question.text ?? '',
          consequence: consequenceOf(question),
        }))}
        others={others.filter(({ _id }) => !ids.includes(_id)).map(({ text }) => text ?? '')}
        words={words.list}
        maxLength={500}
        isNumbered
        hasComments
        isUnfinished={(text) => text.trim() === words.rewrite}
        about={(draft, begin) => <QuestionHints text={draft} words={words} onRewrite={begin} />}
        onAdd={(text) => saveOrder([...ids, write.insert('question', { text, parent: cause, insights: [] })])}
        onChange={(id, text) => write.update('question', id, { text })}
        onRemove={(id) => write.remove('question', id)}
        onMove={(from, to) => saveOrder(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? ''))}
      />
    </Stack>
  )
}
