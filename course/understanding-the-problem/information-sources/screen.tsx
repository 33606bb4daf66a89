import { Button } from '@mantine/core'
import { lazy, useState } from 'react'
import { interviewQuestions } from '#course/understanding-the-problem/shared/interview.ts'
import { sourceTypes } from '#domain/options/research.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { Board, Lane } from '#web/step-kit/layout/board.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { TickGrid } from '#web/step-kit/tick-grid/tick-grid.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SourceCard } from './source-card.tsx'
import {
  type Coverage,
  coverageOf,
  coveredBy,
  isDone,
  keptSource,
  type Source,
  type SourceType,
  step,
  strengthOf,
} from './sources.ts'
import { words } from './words.ts'

// It comes with the window that it stands in.
const SourceForm = lazy(async () => ({ default: (await import('./source-form.tsx')).SourceForm }))

/** The source that is changed, or the column for a new one. */
type Editing = { readonly source?: Source; readonly type?: SourceType }

/** Whom to ask and what to read, until every question has a source. */
export function Screen() {
  const text = words[useLocale()]
  const frame = useText()
  const { data, queue, isEditable } = usePlan()
  const sourcesGap = useGap('sources')
  const [editing, setEditing] = useState<Editing | null>(null)
  const sources = data.source ?? []
  useWayTo((field) => {
    const source = sources.find(({ _id }) => field === keptSource(_id))
    if (source || field === keptSource()) setEditing(source ? { source } : {})
  })
  if (interviewQuestions(data).length === 0) {
    return <MissingPrerequisite step="testing-your-assumptions" about={text.noQuestions} />
  }
  const inLane = (type: SourceType) => sources.filter(({ sourceType }) => sourceType === type)
  const addButton = (variant: 'filled' | 'light') =>
    isEditable ? (
      <Button variant={variant} onClick={() => setEditing({})}>
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
            <strong>{text.interviews(inLane('people').length)}</strong>
            <Fault>{sourcesGap}</Fault>
          </Row>
          <Board label={text.board}>
            {sourceTypes.map(({ value: type }) => (
              <Lane
                key={type}
                title={text.columns[type]}
                field={type}
                empty={text.columnEmpty[type]}
                isEmpty={inLane(type).length === 0}
                add={text.addTo(text.columns[type])}
                onAdd={() => setEditing({ type })}
              >
                {inLane(type).map((source) => (
                  <SourceCard
                    key={queue.firstId(source._id)}
                    source={source}
                    number={sources.indexOf(source) + 1}
                    answered={coveredBy(data, source._id).length}
                    done={isDone(data, source._id)}
                    onEdit={() => setEditing({ source })}
                  />
                ))}
              </Lane>
            ))}
          </Board>
          <CoverageGrid />
        </>
      )}
      <Dialog
        title={editing?.source ? text.form.editTitle : text.form.addTitle}
        closeLabel={frame('step.close')}
        opened={editing !== null}
        onClose={() => setEditing(null)}
      >
        {editing ? (
          <SourceForm key={editing.source?._id} {...editing} onClose={() => setEditing(null)} />
        ) : null}
      </Dialog>
    </Room>
  )
}

const tones = { none: 'error', story: 'warn', pattern: 'leaf' } as const

/** Questions by sources. A dot says that the source can answer. */
function CoverageGrid() {
  const text = words[useLocale()]
  const { data, write } = usePlan()

  function toggle(question: string, source: string) {
    const before = coveredBy(data, source)
    const valueArr = before.includes(question)
      ? before.filter((id) => id !== question)
      : [...before, question]
    write.save({ step, key: 'covers', parent: source }, { valueArr, selected: isDone(data, source) })
  }

  const rowOf = (row: Coverage) => {
    const { question, sources } = row
    const strength = strengthOf(row)
    return {
      id: question._id,
      text: question.text ?? '',
      field: `question:${question._id}`,
      ticked: sources.map(({ _id }) => _id),
      verdict: text.strength[strength](sources.length),
      tone: tones[strength],
    }
  }

  return (
    <Stack gap="m">
      <div>
        <Heading size="h3">{text.coverage}</Heading>
        <Soft>{text.coverageAbout}</Soft>
      </div>
      <TickGrid
        label={text.coverage}
        head={{ rows: text.question, verdict: text.found }}
        columns={(data.source ?? []).map((source) => ({ id: source._id, text: source.text ?? '' }))}
        rows={coverageOf(data).map(rowOf)}
        cell={text.cell}
        onToggle={toggle}
      />
    </Stack>
  )
}
