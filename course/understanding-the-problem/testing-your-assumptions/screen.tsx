import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import { chosenCauses, interviewQuestions } from '#course/understanding-the-problem/shared/interview.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { minutesOf, wanted } from './assumptions.ts'
import { BeliefCard } from './belief-card.tsx'
import { InterviewClock } from './interview-clock.tsx'
import { InterviewGuide } from './interview-guide.tsx'
import classes from './screen.module.css'
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
  return (
    <div className={classes.room}>
      <div className={classes.columns}>
        <div className={classes.cards}>
          <div className={classes.top}>
            <a className={classes.jump} data-long={minutes > wanted} href="#clock">
              {text.clock}: {minutes} {text.minutes}
            </a>
          </div>
          {causes.map((cause) => (
            <BeliefCard key={cause._id} cause={cause} questions={questions} words={text} />
          ))}
        </div>
        <div className={classes.side}>
          <InterviewClock questions={questions.length} words={text} />
          <Button variant="default" disabled={questions.length === 0} onClick={() => setPrinting(true)}>
            {text.print}
          </Button>
        </div>
      </div>
      {isPrinting ? (
        <InterviewGuide
          project={project.name}
          questions={questions.map((question) => question.text ?? '')}
          words={text.guide}
          onDone={handlePrinted}
        />
      ) : null}
    </div>
  )
}
