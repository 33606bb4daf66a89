import { useMemo, useState } from 'react'
import { byWeight, powerfulOpponents } from '#course/stakeholders/shared/power-interest.ts'
import { stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Columns, PhoneBar, Room } from '#web/step-kit/layout/room.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Opponents } from './opponents.tsx'
import { PositionBar } from './position-bar.tsx'
import { PositionGrid } from './position-grid.tsx'
import { StakeholderCard } from './stakeholder-card.tsx'
import { deckOf, noteOf } from './understanding.ts'
import { words } from './words.ts'

/** What each stakeholder wants and fears, and whether they stand with the founder. */
export function Screen() {
  const text = words[useLocale()]
  const { data, queue } = usePlan()
  const stakeholders = stakeholdersOf(data)
  const [order] = useState(() => byWeight(stakeholders).map(({ id }) => queue.firstId(id)))
  const deck = useMemo(() => deckOf(stakeholders, order, queue.firstId), [stakeholders, order, queue])
  if (stakeholders.length === 0)
    return <MissingPrerequisite step="identify-stakeholders" about={text.noStakeholders} />
  const numbers = new Map(stakeholders.map(({ id }, index) => [id, index + 1]))
  return (
    <Room isWide>
      <Columns
        isSticky
        lead={<Opponents opponents={powerfulOpponents(stakeholders)} />}
        side={<PositionGrid stakeholders={stakeholders} />}
      >
        <PhoneBar jump={{ to: 'grid', label: text.grid }}>
          <PositionBar stakeholders={stakeholders} />
        </PhoneBar>
        <List isOrdered gap="m" aria-label={text.cards}>
          {deck.map((stakeholder) => (
            <StakeholderCard
              key={queue.firstId(stakeholder.id)}
              stakeholder={stakeholder}
              number={numbers.get(stakeholder.id) ?? 0}
              wants={noteOf(data, 'wants', stakeholder.id)}
              worries={noteOf(data, 'worries', stakeholder.id)}
            />
          ))}
        </List>
      </Columns>
    </Room>
  )
}
