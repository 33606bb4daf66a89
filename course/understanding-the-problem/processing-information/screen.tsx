import { useState } from 'react'
import { interviewQuestions, sourcesHeard } from '#course/understanding-the-problem/shared/interview.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useFieldsLeft, useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Told } from '#web/step-kit/layout/said.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap, useStep } from '#web/step-kit/step-context.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { ByQuestion } from './by-question.tsx'
import { BySource } from './by-source.tsx'
import { viewOf } from './kept-as.ts'
import classes from './notes.module.css'
import { leastSources } from './notes.ts'
import { words } from './words.ts'

/** The same notes in two views: write them source by source, read them question by question. */
export function Screen() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const { showsGaps } = useStep()
  const sourcesGap = useGap('sources')
  const [left] = useFieldsLeft().flatMap((field) => viewOf(field) ?? [])
  const [view, setView] = useState<string>(left ?? (isEditable ? 'source' : 'question'))
  useWayTo((field) => setView((before) => viewOf(field) ?? before))
  const questions = interviewQuestions(data)
  const sources = data.source ?? []

  // What is missing is shown at the questions, already in the render that first shows it.
  const [didShowGaps, setDidShowGaps] = useState(showsGaps)
  if (showsGaps !== didShowGaps) {
    setDidShowGaps(showsGaps)
    setView('question')
  }

  if (questions.length === 0) {
    return <MissingPrerequisite step="testing-your-assumptions" about={text.noQuestions} />
  }
  if (sources.length === 0) {
    return <MissingPrerequisite step="information-sources" about={text.noSources} />
  }
  const heard = sourcesHeard(data)
  return (
    <Room>
      <Row data-field="sources">
        <Segments
          aria-label={text.view}
          className={classes.view}
          value={view}
          data={[
            { value: 'source', label: text.bySource },
            { value: 'question', label: text.byQuestion },
          ]}
          onChange={setView}
        />
        <Told tone={heard >= leastSources ? 'leaf' : 'warn'}>{text.progress(heard)}</Told>
        <Fault>{sourcesGap}</Fault>
      </Row>
      {view === 'source' ? (
        <BySource questions={questions} sources={sources} words={text} />
      ) : (
        <ByQuestion questions={questions} words={text} />
      )}
    </Room>
  )
}
