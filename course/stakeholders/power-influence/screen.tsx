import { isPlaced } from '#course/stakeholders/shared/power-interest.ts'
import { stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { SmallGrid, WideGrid } from './grid.tsx'
import { ValueRow } from './value-row.tsx'
import { words } from './words.ts'

/** Everybody finds a place between power and interest: on the grid, with a slider or as numbers. */
export function Screen() {
  const text = words[useLocale()]
  const { data, queue, isEditable } = usePlan()
  const isWide = useIsWide()
  const gap = useGap('stakeholders')
  const stakeholders = stakeholdersOf(data)
  if (stakeholders.length === 0)
    return <MissingPrerequisite step="identify-stakeholders" about={text.noStakeholders} />
  return (
    <Room isWide>
      <Row data-field="stakeholders">
        <Pill isStatus>{text.placed(stakeholders.filter(isPlaced).length, stakeholders.length)}</Pill>
        <Soft isSmall>{isEditable ? text.about : text.aboutRead}</Soft>
        <Fault>{gap}</Fault>
      </Row>
      {isWide ? <WideGrid stakeholders={stakeholders} /> : <SmallGrid stakeholders={stakeholders} />}
      <Stack gap="m">
        <div>
          <Heading>{text.table}</Heading>
          {isEditable ? <Soft isSmall>{text.tableHint}</Soft> : null}
        </div>
        <List gap="s">
          {stakeholders.map((stakeholder, index) => (
            <ValueRow key={queue.firstId(stakeholder.id)} stakeholder={stakeholder} number={index + 1} />
          ))}
        </List>
      </Stack>
    </Room>
  )
}
