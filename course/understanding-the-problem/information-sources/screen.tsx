import { Button } from '@mantine/core'
import { lazy, useState } from 'react'
import { coverOf, interviewQuestions } from '#course/understanding-the-problem/shared/interview.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault } from '#web/step-kit/layout/said.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Board } from './board.tsx'
import { CoverageGrid } from './coverage-grid.tsx'
import { coveredBy, isDone, type Source, type SourceDraft, type SourceType } from './sources.ts'
import { words } from './words.ts'

// It comes with the window that it stands in.
const SourceForm = lazy(async () => ({ default: (await import('./source-form.tsx')).SourceForm }))

type Editing = { source: Source | null; start: SourceDraft }

const step = 'information-sources'

const keptSource = (id = 'new') => `source:${id}`

/** Whom to ask and what to read, until every question has a source. */
export function Screen() {
  const text = words[useLocale()]
  const frame = useText()
  const { data, write, isEditable } = usePlan()
  const sourcesGap = useGap('sources')
  const [editing, setEditing] = useState<Editing | null>(null)
  useWayTo((field) => {
    const source = sources.find(({ _id }) => field === keptSource(_id))
    if (source) edit(source)
    else if (field === keptSource()) add(null)
  })
  const questions = interviewQuestions(data)
  const sources = data.source ?? []
  const interviews = sources.filter(({ sourceType }) => sourceType === 'people').length
  if (questions.length === 0) {
    return <MissingPrerequisite step="testing-your-assumptions" about={text.noQuestions} />
  }

  function add(sourceType: SourceType | null) {
    setEditing({ source: null, start: { text: '', sourceType, questions: [], isDone: false } })
  }

  function edit(source: Source) {
    const start = {
      text: source.text ?? '',
      sourceType: source.sourceType ?? null,
      questions: coveredBy(data, source._id),
      isDone: isDone(data, source._id),
    }
    setEditing({ source, start })
  }

  function save({ text, sourceType, questions, isDone }: SourceDraft) {
    const answer = { valueArr: [...questions], selected: isDone }
    if (editing?.source) {
      write.update('source', editing.source._id, { text, sourceType })
      write.save({ step, key: 'covers', parent: editing.source._id }, answer)
    } else {
      const parent = write.insert('source', { text, sourceType })
      write.append({ step, key: 'covers', parent }, answer)
    }
    setEditing(null)
  }

  function toggle(source: Source, question: string) {
    const covered = coveredBy(data, source._id)
    const next = covered.includes(question) ? covered.filter((id) => id !== question) : [...covered, question]
    const selected = coverOf(data, source._id)?.selected ?? false
    write.save({ step, key: 'covers', parent: source._id }, { valueArr: next, selected })
  }

  const addButton = (variant: 'filled' | 'light') =>
    isEditable ? (
      <Button variant={variant} onClick={() => add(null)}>
        {text.add}
      </Button>
    ) : null
  return (
    <Room>
      {sources.length === 0 ? (
        <div data-field="sources">
          {isEditable ? (
            <EmptyState title={text.emptyTitle} why={text.emptyWhy} example={text.emptyExample}>
              {addButton('filled')}
            </EmptyState>
          ) : (
            <EmptyState title={text.noneYet} why={text.noneWhy} />
          )}
          <Fault>{sourcesGap}</Fault>
        </div>
      ) : (
        <>
          <Row data-field="sources">
            {addButton('light')}
            <strong>{text.interviews(interviews)}</strong>
            <Fault>{sourcesGap}</Fault>
          </Row>
          <Board words={text} onAdd={add} onEdit={edit} />
          <CoverageGrid words={text} onToggle={toggle} />
        </>
      )}
      <Dialog
        title={editing?.source ? text.form.editTitle : text.form.addTitle}
        closeLabel={frame('step.close')}
        opened={editing !== null}
        onClose={() => setEditing(null)}
      >
        {editing ? (
          <SourceForm
            keptAs={keptSource(editing.source?._id)}
            start={editing.start}
            questions={questions}
            words={text}
            onSave={save}
            onCancel={() => setEditing(null)}
          />
        ) : null}
      </Dialog>
    </Room>
  )
}
