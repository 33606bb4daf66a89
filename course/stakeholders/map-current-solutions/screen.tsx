import { useState } from 'react'
import { leastActivities } from '#course/shared/activities.ts'
import { MissingActivities } from '#course/stakeholders/shared/missing-activities.tsx'
import { solutionsOf } from '#course/stakeholders/shared/solutions.ts'
import { useSameParts } from '#web/data/same-parts.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Below, PhoneBar, Room } from '#web/step-kit/layout/room.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './map.module.css'
import { axesOf, firstNumber, step } from './map.ts'
import { RadarView } from './radar-view.tsx'
import { ScoreTable } from './score-table.tsx'
import { SolutionCard } from './solution-card.tsx'
import { words } from './words.ts'

/** Who already does something about the problem, scored activity by activity beside the own plan. */
export function Screen() {
  const text = words[useLocale()]
  const { data, write, queue, isEditable } = usePlan()
  const [looked, setLooked] = useState<string | null>(null)
  const gap = useGap('solutions')
  const known = solutionsOf(data)
  // The first card is there before anybody has used it.
  const solutions = firstNumber(data) === 1 || !isEditable ? known : [null, ...known]
  const from = solutions[0] === null ? 1 : firstNumber(data)
  const names = useSameParts(solutions.map((one) => (one ? one.name : text.nothing)))
  if (axesOf(data).length < leastActivities) return <MissingActivities />
  return (
    <Room isWide>
      <div className={classes.map}>
        <Stack>
          <PhoneBar jump={{ to: 'radar', label: text.radar }} />
          <Heading>{text.solutions}</Heading>
          <List gap="l">
            {solutions.map((solution, index) => (
              <SolutionCard
                key={index === 0 ? 'first' : queue.firstId(solution?.id ?? '')}
                solution={solution}
                number={from + index}
                names={names}
                place={index}
              />
            ))}
          </List>
          {isEditable ? (
            <div data-field="solutions">
              <AddLine
                label={text.newSolution}
                hint={text.newHint}
                keptAs="solutions"
                others={names}
                gap={gap}
                onAdd={(value) => write.append({ step, key: 'solution' }, { value })}
              />
            </div>
          ) : null}
        </Stack>
        <RadarView looked={looked} onLook={setLooked} />
        <Below>
          <ScoreTable solutions={solutions} from={from} onLook={setLooked} />
        </Below>
      </div>
    </Room>
  )
}
