import { memo } from 'react'
import { labelOf } from '#course/shared/segments.ts'
import { LinkedName } from '#course/stakeholders/shared/linked-name.tsx'
import { positionLooks } from '#course/stakeholders/shared/looks.ts'
import { isPowerful, quadrantOf, quadrants } from '#course/stakeholders/shared/power-interest.ts'
import { nameOf, type Position, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { positions } from '#domain/options/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { ChoiceField } from '#web/step-kit/choice-field.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { NumberMark, Soft } from '#web/step-kit/layout/said.tsx'
import { Parts } from '#web/step-kit/layout/stack.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './understanding.module.css'
import { step } from './understanding.ts'
import { words } from './words.ts'

type Props = {
  stakeholder: Stakeholder
  /** The same as in the grid. */
  number: number
  wants: string
  worries: string
}

export const cardId = (id: string) => `card-${id}`

const edges = { 'In favor': 'leaf', Indifferent: 'plain', Against: 'error' } as const

/** One stakeholder: position, wants and worries. It is drawn again for its own sake alone. */
export const StakeholderCard = memo(function StakeholderCard({ stakeholder, number, wants, worries }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { write } = usePlanFrame()
  const { id, position } = stakeholder
  const called = `${number} ${nameOf(stakeholder, locale)}`
  const save = (key: 'wants' | 'worries') => (value: string) =>
    write.save({ step, key, parent: id }, { value })
  const said = (one: Position) => (
    <span className={classes.said}>
      <Icon name={positionLooks[one].mark} /> {labelOf(positions, one, locale)}
    </span>
  )
  const note = { of: called, maxLength: 1000, hasComments: false } as const
  return (
    <Card
      as="li"
      id={cardId(id)}
      edge={position ? edges[position] : 'plain'}
      isOneOfMany
      data-field={`stakeholder:${id}`}
    >
      <CardHead actions={<CommentButton field={`stakeholder:${id}`} label={called} />}>
        <div className={classes.head}>
          <span aria-hidden="true">
            <NumberMark>{number}</NumberMark>
          </span>
          <div>
            <Heading>
              <LinkedName stakeholder={stakeholder} />
            </Heading>
            <Soft isSmall>{labelOf(quadrants, quadrantOf(stakeholder), locale) || text.notPlacedYet}</Soft>
          </div>
        </div>
      </CardHead>
      <ChoiceField
        field={`position:${id}`}
        label={text.position}
        of={called}
        options={positions}
        value={position}
        said={said}
        none={text.noPosition}
        onPick={(picked) => write.update('input', id, { position: picked })}
      />
      <Parts>
        <PlanText
          {...note}
          field={`wants:${id}`}
          label={text.wants}
          hint={isPowerful(stakeholder) ? text.needed : text.optional}
          value={wants}
          onSave={save('wants')}
        />
        <PlanText
          {...note}
          field={`worries:${id}`}
          label={text.worries}
          hint={text.optional}
          value={worries}
          onSave={save('worries')}
        />
      </Parts>
    </Card>
  )
})
