import { chosenActivities, leastActivities } from '#course/shared/activities.ts'
import { MissingActivities } from '#course/stakeholders/shared/missing-activities.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Quote, Told } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './gap-card.module.css'
import { GapCard } from './gap-card.tsx'
import { barsOf, isCompared, isFilled } from './opportunity.ts'
import { room } from './room.ts'
import { SentenceBuilder } from './sentence-builder.tsx'
import { words } from './words.ts'

/** Where the own plan goes further than all others, and what the team makes of it. */
export function Screen() {
  const text = words[useLocale()]
  const { data, project, queue, isEditable } = usePlan()
  const gap = useGap('gap')
  const bars = barsOf(data)
  if (chosenActivities(data).length < leastActivities) return <MissingActivities />
  if (!isCompared(bars)) return <MissingPrerequisite step="map-current-solutions" about={text.noScores} />
  return (
    <Room isWide>
      {isFilled(bars) ? <Told tone="warn">{text.filled}</Told> : null}
      <Columns
        side={
          <>
            <Stack>
              <PlanField of={room} words={words} name="opportunity" isLong />
              {isEditable ? <SentenceBuilder /> : null}
            </Stack>
            <Stack>
              {project.solution ? (
                <Quote about={isEditable ? text.firstIdea : text.firstIdeaThen}>{project.solution}</Quote>
              ) : null}
              <PlanField of={room} words={words} name="solutionStatement" isLong />
            </Stack>
          </>
        }
      >
        <Heading>{text.gaps}</Heading>
        <p className={classes.key}>
          <span data-whose="others">{text.best}</span> <span data-whose="own">{text.own}</span>
        </p>
        <div data-field="gap" hidden={!gap}>
          <Fault>{gap}</Fault>
        </div>
        <List gap="l">
          {bars.map((bar) => (
            <GapCard key={queue.firstId(bar.id)} bar={bar} />
          ))}
        </List>
      </Columns>
    </Room>
  )
}
