import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Question } from '#course/understanding-the-problem/shared/interview.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { FoldedForm } from '#web/step-kit/lists/folded-form.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { NewNote } from './new-note.tsx'
import type { Note, Source } from './notes.ts'
import { StickyNote } from './sticky-note.tsx'
import { useNotes } from './use-notes.ts'
import type { Words } from './words.ts'

type Props = {
  question: Question
  notes: readonly Note[]
  /** The source that is being written about, or the sources to choose from. */
  source: string | readonly Source[]
  keptAs: string
  words: Words
  /** Says what to do where nothing is written yet; one of many empty cards is enough. */
  hidesEmpty?: boolean
  children?: ReactNode
}

const none: readonly string[] = []

/** A question with what was noted about it. */
export function QuestionCard({ question, notes, source, keptAs, words, hidesEmpty, children }: Props) {
  const { queue, isEditable } = usePlanFrame()
  const gap = useGap(keptAs)
  const { add } = useNotes()
  const isOfOneSource = typeof source === 'string'
  return (
    <Card>
      <Title order={2} size="h4">
        {question.text}
      </Title>
      {notes.length > 0 || hidesEmpty ? null : <Soft>{isEditable ? words.noNotes : words.noneYet}</Soft>}
      <List columns="wide">
        {notes.map((note, index) => (
          <StickyNote
            key={queue.firstId(note.id)}
            note={note}
            number={index + 1}
            of={question.text ?? ''}
            words={words}
            hidesSource={isOfOneSource}
            {...(isOfOneSource ? {} : { insights: question.insights ?? none })}
          />
        ))}
      </List>
      {isEditable ? (
        <div data-field={keptAs}>
          <FoldedForm
            label={words.another}
            of={question.text ?? ''}
            isOpen={notes.length === 0}
            keptAs={keptAs}
          >
            <NewNote
              keptAs={keptAs}
              words={words}
              source={source}
              of={question.text ?? ''}
              gap={gap}
              onAdd={(draft) => add(question._id, draft)}
            />
          </FoldedForm>
        </div>
      ) : null}
      {children}
    </Card>
  )
}
