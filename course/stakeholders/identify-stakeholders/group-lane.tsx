import type { CSSProperties } from 'react'
import { labelOf } from '#course/shared/segments.ts'
import { groupInks } from '#course/stakeholders/shared/looks.ts'
import {
  type Group,
  namingStep,
  type Stakeholder,
  stakeholderKey,
} from '#course/stakeholders/shared/stakeholders.ts'
import { stakeholderGroups } from '#domain/options/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { inkColour } from '#web/step-kit/report/picture-shape.tsx'
import classes from './lanes.module.css'
import { dependentsOf } from './list.ts'
import { StakeholderCard } from './stakeholder-card.tsx'
import { words } from './words.ts'

type Props = {
  /** Null for those who stand in no group. */
  group: Group | null
  cards: readonly Stakeholder[]
  all: readonly Stakeholder[]
  names: readonly string[]
  /** Who was put into another group a moment ago. */
  moved: string | null
  onMove: (id: string) => void
}

/** One group: who stands in it, and a question whose answer is the next one. */
export function GroupLane({ group, cards, all, names, moved, onMove }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { read, write, queue, isEditable } = usePlanFrame()
  const title = labelOf(stakeholderGroups, group, locale) || text.without
  const goesWith = (id: string) => {
    const { notes, ties } = dependentsOf(read(), id)
    return notes + ties > 0 ? text.goes(notes, ties) : undefined
  }
  return (
    <section
      className={classes.lane}
      aria-label={title}
      style={group ? ({ '--group': inkColour(groupInks[group]) } as CSSProperties) : undefined}
    >
      <div className={classes.title}>
        <Heading size="h5">{title}</Heading>
        {cards.length > 0 ? <span className="figures">{cards.length}</span> : null}
      </div>
      {cards.length === 0 && !isEditable ? <Soft isSmall>{text.nobody}</Soft> : null}
      <List gap="s">
        {cards.map((card) => (
          <StakeholderCard
            key={queue.firstId(card.id)}
            stakeholder={card}
            number={all.indexOf(card) + 1}
            names={names}
            goes={() => goesWith(card.id)}
            isMoved={moved === card.id}
            onMove={onMove}
          />
        ))}
      </List>
      {isEditable && group ? (
        <AddLine
          label={text.prompts[group]}
          placeholder={text.placeholder}
          keptAs={`new:${group}`}
          of={title}
          others={names}
          onAdd={(value) =>
            write.append({ step: namingStep, key: stakeholderKey }, { value, groupName: group })
          }
        />
      ) : null}
    </section>
  )
}
