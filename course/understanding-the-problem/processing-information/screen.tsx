import { interviewQuestions, sourcesHeard } from '#course/understanding-the-problem/shared/interview.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useOpenPart } from '#web/step-kit/half-typed/use-open-part.ts'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Told } from '#web/step-kit/layout/said.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap, useGapsTurn } from '#web/step-kit/step-context.tsx'
import { Segments } from '#web/ui/segments.tsx'
import classes from './notes.module.css'
import { leastSources, type Source } from './notes.ts'
import { ByQuestion, BySource, sourceOf } from './views.tsx'
import { words } from './words.ts'

const none: readonly Source[] = []

type View = 'source' | 'question'

/** Texts that are changed in their place stand in both views. */
function viewOf(field: string): View | null {
  if (field.startsWith('edit:')) return null
  return sourceOf(field) === null ? 'question' : 'source'
}

/** The same notes in two views: write them source by source, read them question by question. */
export function Screen() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const sourcesGap = useGap('sources')
  const [view, setView] = useOpenPart<View>(isEditable ? 'source' : 'question', viewOf)
  const questions = interviewQuestions(data)
  const sources = data.source ?? none

  // What is missing is shown at the questions.
  useGapsTurn((shows) => shows && setView('question'))

  if (questions.length === 0) {
    return <MissingPrerequisite step="testing-your-assumptions" about={text.noQuestions} />
  }
  if (sources.length === 0) {
    return <MissingPrerequisite step="information-sources" about={text.noSources} />
  }
  const heard = sourcesHeard(data)
  const Notes = view === 'source' ? BySource : ByQuestion
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
      <Notes questions={questions} sources={sources} />
    </Room>
  )
}
