import { ActionIcon } from '@mantine/core'
import {
  assumptionOf,
  notesOf,
  type Question,
  questionsOf,
} from '#course/understanding-the-problem/shared/interview.ts'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { RemoveButton } from '#web/step-kit/remove-button.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { NewQuestion } from './new-question.tsx'
import { QuestionHints } from './question-hints.tsx'
import classes from './questions.module.css'
import type { Words } from './words.ts'

type Props = { cause: string; others: readonly Question[]; belief: string; words: Words }

/** The questions of one cause: written, put in order, checked while they are typed. */
export function QuestionList({ cause, others, belief, words }: Props) {
  const { data, write, queue, isEditable } = usePlan()
  const gap = useGap(`questions:${cause}`)
  const questions = questionsOf(data, cause)
  const notes = notesOf(data)
  const textsWithout = (id?: string) =>
    others.filter(({ _id }) => _id !== id).map((question) => question.text ?? '')

  // Questions written within a second, as after a lost line, have no order of their own.
  function saveOrder(ids: readonly string[]) {
    const [sureness = ''] = assumptionOf(data, cause)?.valueArr ?? []
    const place = { step: 'testing-your-assumptions', key: 'assumption', parent: cause }
    write.save(place, { value: belief, valueArr: [sureness, ...ids] })
  }

  const ids = questions.map(({ _id }) => _id)

  function move(from: number, to: number) {
    const [id = ''] = ids.slice(from, from + 1)
    saveOrder(ids.filter((one) => one !== id).toSpliced(to, 0, id))
  }

  function add(text: string) {
    saveOrder([...ids, write.insert('question', { text, parent: cause, insights: [] })])
  }

  function consequenceOf({ _id, insights }: Question) {
    const count = notes.filter(({ parent }) => parent === _id).length
    const learned = insights?.length ?? 0
    return count + learned > 0 ? words.consequence(count, learned) : undefined
  }

  return (
    <div>
      <h3 className={classes.title}>{words.questions}</h3>
      {questions.length === 0 ? (
        <p className={classes.empty}>{isEditable ? words.noQuestions : words.noneYet}</p>
      ) : null}
      <ol className={classes.list}>
        {questions.map((question, index) => (
          <li
            key={queue.firstId(question._id)}
            className={classes.item}
            data-field={`question:${question._id}`}
          >
            <div className={classes.line} data-read={!isEditable}>
              <ItemText
                className={classes.text}
                label={words.question(index + 1)}
                keptAs={`question:${question._id}`}
                value={question.text}
                others={textsWithout(question._id)}
                isUnfinished={(text) => text.trim() === words.rewrite}
                onSave={(text) => write.update('question', question._id, { text })}
                about={(draft, begin) => <QuestionHints text={draft} words={words} onRewrite={begin} />}
              />
              <div className={classes.actions}>
                {isEditable && questions.length > 1 ? (
                  <>
                    <ActionIcon
                      aria-label={words.up(index + 1)}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    >
                      <Arrow path="M12 19V5M6 11l6-6 6 6" />
                    </ActionIcon>
                    <ActionIcon
                      aria-label={words.down(index + 1)}
                      disabled={index === questions.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      <Arrow path="M12 5v14M6 13l6 6 6-6" />
                    </ActionIcon>
                  </>
                ) : null}
                <RemoveButton
                  label={words.remove(index + 1)}
                  ask={words.ask}
                  consequence={consequenceOf(question)}
                  onRemove={() => write.remove('question', question._id)}
                />
                <CommentButton field={`question:${question._id}`} label={words.question(index + 1)} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      {isEditable ? (
        <div data-field={`questions:${cause}`}>
          <NewQuestion
            keptAs={`questions:${cause}`}
            words={words}
            others={textsWithout()}
            gap={gap}
            onAdd={add}
          />
        </div>
      ) : null}
    </div>
  )
}

function Arrow({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  )
}
