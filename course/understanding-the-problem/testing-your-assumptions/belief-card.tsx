import {
  assumptionOf,
  type Cause,
  type Question,
} from '#course/understanding-the-problem/shared/interview.ts'
import type { InputRecord } from '#domain/plan/plan-data.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { ScoreSlider } from '#web/step-kit/score-slider.tsx'
import { beliefOf } from './assumptions.ts'
import { QuestionList } from './question-list.tsx'
import type { Words } from './words.ts'

type Props = { cause: Cause; questions: readonly Question[]; words: Words }

/** One cause as a belief that can turn out wrong, with the questions that test it. */
export function BeliefCard({ cause, questions, words }: Props) {
  const { data, write } = usePlan()
  const { text, sureness, provesWrong } = beliefOf(data, cause)

  // The belief goes along, so that the cause with which it began is kept too.
  function save(fields: Pick<InputRecord, 'value' | 'valueArr' | 'description'>) {
    const place = { step: 'testing-your-assumptions', key: 'assumption', parent: cause._id }
    write.save(place, { value: text, ...fields })
  }

  const order = assumptionOf(data, cause._id)?.valueArr?.slice(1) ?? []
  return (
    <Card aria-label={cause.description ?? ''}>
      <div>
        <Soft isSmall>{words.cause}</Soft>
        <Heading>{cause.description}</Heading>
      </div>
      <PlanText
        field={`assumption:${cause._id}`}
        label={words.belief}
        of={cause.description ?? ''}
        value={text}
        onSave={(value) => save({ value })}
        maxLength={600}
        isLong
      />
      <ScoreSlider
        field={`sureness:${cause._id}`}
        label={words.sureness}
        of={cause.description ?? ''}
        value={sureness}
        onChange={(score) => save({ valueArr: [String(score), ...order] })}
        low={words.guess}
        high={words.certain}
      />
      <PlanText
        field={`wrong:${cause._id}`}
        label={words.provesWrong}
        of={cause.description ?? ''}
        hint={words.provesWrongHint}
        value={provesWrong}
        onSave={(description) => save({ description })}
        maxLength={600}
        isLong
        hasComments={false}
      />
      <QuestionList cause={cause} others={questions} belief={text} words={words} />
    </Card>
  )
}
