import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import { chosenCauses, interviewQuestions } from '#course/understanding-the-problem/shared/interview.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Columns, PhoneBar, Room } from '#web/step-kit/layout/room.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { minutesOf, wanted } from './assumptions.ts'
import { BeliefCard } from './belief-card.tsx'
import { InterviewClock } from './interview-clock.tsx'
import { InterviewGuide } from './interview-guide.tsx'
import { words } from './words.ts'

/** Each chosen cause becomes a belief, and the beliefs become an interview of half an hour. */
export function Screen() {
  const text = words[useLocale()]
  const { data, project } = usePlan()
  const [isPrinting, setPrinting] = useState(false)
  const handlePrinted = useCallback(() => setPrinting(false), [])
  const causes = chosenCauses(data)
  const questions = interviewQuestions(data)
  const minutes = minutesOf(questions.length)
  if (causes.length === 0) return <MissingPrerequisite step="choosing-the-causes" about={text.noCauses} />
  const clock = `${text.clock}: ${minutes} ${text.minutes}`
  return (
    <Room>
      <Columns
        share="narrow"
        isSticky
        side={
          <>
            <InterviewClock questions={questions.length} words={text} />
            <Button variant="default" disabled={questions.length === 0} onClick={() => setPrinting(true)}>
              {text.print}
            </Button>
          </>
        }
      >
        <PhoneBar jump={{ to: 'clock', label: clock, isWarning: minutes > wanted }} />
        {causes.map((cause) => (
          <BeliefCard key={cause._id} cause={cause} questions={questions} words={text} />
        ))}
      </Columns>
      {isPrinting ? (
        <InterviewGuide
          project={project.name}
          questions={questions.map((question) => question.text ?? '')}
          words={text.guide}
          onDone={handlePrinted}
        />
      ) : null}
    </Room>
  )
}
