import { Button } from '@mantine/core'
import { labelOf } from '#course/shared/segments.ts'
import { isPlaced, type Quadrant, quadrants } from '#course/stakeholders/shared/power-interest.ts'
import {
  nameOf,
  namingStep,
  type Stakeholder,
  stakeholdersOf,
} from '#course/stakeholders/shared/stakeholders.ts'
import { answer } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import classes from './exchange.module.css'
import { askedOf, isWhole, lanesOf } from './exchange.ts'
import { ExchangeCard } from './exchange-card.tsx'
import { words } from './words.ts'

/** What is given to each stakeholder, what is received, and what will be done: by their place on the grid. */
export function Screen() {
  const text = words[useLocale()]
  const { data } = usePlan()
  const stakeholders = stakeholdersOf(data)
  if (stakeholders.length === 0) return <MissingPrerequisite step={namingStep} about={text.noStakeholders} />
  if (!stakeholders.some(isPlaced))
    return <MissingPrerequisite step="power-influence" about={text.noPlaces} />
  const asked = askedOf(data)
  const { lanes, unplaced } = lanesOf(stakeholders)
  return (
    <Room isWide>
      <Row>
        <Pill isStatus>{text.planned([...asked].filter(isWhole).length, asked.size)}</Pill>
      </Row>
      {lanes.map(([quadrant, all]) => (
        <Lane key={quadrant} quadrant={quadrant} all={all} asked={asked} />
      ))}
      {unplaced.length > 0 ? <Unplaced all={unplaced} /> : null}
    </Room>
  )
}

type LaneProps = { quadrant: Quadrant; all: readonly Stakeholder[]; asked: ReadonlySet<Stakeholder> }

function Lane({ quadrant, all, asked }: LaneProps) {
  const locale = useLocale()
  const text = words[locale]
  const { data, queue } = usePlan()
  const said = (key: 'wants' | 'worries', id: string) =>
    answer(data, 'three', 'stakeholder-understanding', key, id)?.value?.trim() ?? ''
  return (
    <Stack gap="m">
      <div>
        <Heading size="h3">{labelOf(quadrants, quadrant, locale)}</Heading>
        <Soft>{all.length > 0 ? text.advice[quadrant] : text.nobody}</Soft>
      </div>
      <ul className={classes.lane}>
        {all.map((stakeholder) => (
          <ExchangeCard
            key={queue.firstId(stakeholder.id)}
            stakeholder={stakeholder}
            quadrant={quadrant}
            isAsked={asked.has(stakeholder)}
            wants={said('wants', stakeholder.id)}
            worries={said('worries', stakeholder.id)}
          />
        ))}
      </ul>
    </Stack>
  )
}

function Unplaced({ all }: { all: readonly Stakeholder[] }) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlan()
  const stepLink = useStepLink()
  return (
    <Stack gap="m">
      <Heading size="h3">{text.unplaced}</Heading>
      <Soft>{all.map((one) => nameOf(one, locale)).join(' · ')}</Soft>
      {isEditable ? (
        <Row>
          <Button variant="default" component="a" href={stepLink('power-influence')}>
            {text.toGrid}
          </Button>
        </Row>
      ) : null}
    </Stack>
  )
}
