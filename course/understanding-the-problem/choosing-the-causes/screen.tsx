import { useState } from 'react'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Columns, PhoneBar, Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Pill } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { BubbleChart } from './bubble-chart.tsx'
import { CauseCard } from './cause-card.tsx'
import { type Card, cardsOf, most } from './choice.ts'
import { words } from './words.ts'

/** Every cause gets two scores; one to three are chosen to work on. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data, write } = usePlan()
  const [refused, setRefused] = useState<string | null>(null)
  const gap = useGap('selected')
  const cards = cardsOf(data)
  const count = cards.filter(({ isChosen }) => isChosen).length
  if (cards.length === 0)
    return <MissingPrerequisite step="building-the-problem-tree" about={text.noCauses} />

  function choose({ id }: Card, isChosen: boolean) {
    if (isChosen && count >= most) return setRefused(id)
    setRefused(null)
    write.update('cause', id, { selected: isChosen })
  }

  return (
    <Room isWide>
      <Columns share="third" isSticky side={<BubbleChart cards={cards} text={text} />}>
        <PhoneBar jump={{ to: 'chart', label: text.chart }}>
          <Pill isStatus>{text.chosen(count, most)}</Pill>
        </PhoneBar>
        <div data-field="selected" hidden={!gap}>
          <Fault>{gap}</Fault>
        </div>
        <List gap="l">
          {cards.map((card) => (
            <CauseCard
              key={card.id}
              card={card}
              text={text}
              refusal={refused === card.id ? messageText({ message: 'max3' }, locale) : undefined}
              onChoose={(isChosen) => choose(card, isChosen)}
            />
          ))}
        </List>
      </Columns>
    </Room>
  )
}
