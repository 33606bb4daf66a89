import { useEffect, useId } from 'react'
import { labelOf } from '#course/shared/segments.ts'
import type { Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { segmentRoles } from '#domain/options/customers.ts'
import { stakeholderGroups } from '#domain/options/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardActions, CardHead } from '#web/step-kit/layout/card.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { byValues } from '#web/ui/by-values.tsx'
import classes from './lanes.module.css'
import { words } from './words.ts'

type Props = {
  stakeholder: Stakeholder
  /** From 1, in the order in which they were written. */
  number: number
  /** The names of all. */
  names: readonly string[]
  /** What goes with it when it is removed. */
  goes: () => string | undefined
  /** It was put here a moment ago: the hand is still at the choice of its group. */
  isMoved: boolean
  onMove: (id: string) => void
}

/** One stakeholder: name, reason, group. It is drawn again for its own sake alone. */
export const StakeholderCard = byValues(function StakeholderCard(props: Props) {
  const { stakeholder, number, names, goes, isMoved, onMove } = props
  const text = words[useLocale()]
  const { write, isEditable } = usePlanFrame()
  const choice = useId()
  const { id, name, group, record } = stakeholder
  const groupGap = useGap(`group:${id}`)
  const called = name || text.unnamed(number)
  useEffect(() => {
    if (isMoved) document.getElementById(choice)?.focus()
  }, [isMoved, choice])
  return (
    <Card as="li" isSmall isOneOfMany data-field={`stakeholder:${id}`}>
      <CardHead
        actions={
          <>
            <RemoveButton
              name={called}
              ask={text.ask}
              consequence={goes}
              onRemove={() => write.remove('input', id)}
            />
            <CommentButton field={`stakeholder:${id}`} label={called} />
          </>
        }
      >
        <div data-field={`name:${id}`}>
          <ItemText
            className={classes.name}
            label={text.nameOf(number)}
            keptAs={`name:${id}`}
            value={record.value}
            others={names.toSpliced(number - 1, 1)}
            maxLength={200}
            isOneParagraph
            savesEmpty
            onSave={(value) => write.update('input', id, { value })}
          />
        </div>
      </CardHead>
      <PlanText
        field={`reason:${id}`}
        label={text.reason}
        of={called}
        value={record.description}
        onSave={(description) => write.update('input', id, { description })}
        maxLength={600}
        hasComments={false}
      />
      {isEditable ? (
        <CardActions>
          <div data-field={`group:${id}`}>
            <PickOne
              id={choice}
              className={classes.group}
              size="sm"
              variant="unstyled"
              aria-label={`${text.group}: ${called}`}
              value={group}
              {...(group ? {} : { none: text.groupNone })}
              options={stakeholderGroups}
              onPick={(groupName) => {
                write.update('input', id, { groupName })
                onMove(id)
              }}
            />
            <Fault>{groupGap}</Fault>
          </div>
        </CardActions>
      ) : null}
      <Origin stakeholder={stakeholder} />
    </Card>
  )
})

/** Where somebody was taken over from, with the role of a segment. */
function Origin({ stakeholder: { record } }: Pick<Props, 'stakeholder'>) {
  const locale = useLocale()
  const { origin } = words[locale]
  const { read } = usePlanFrame()
  if (!record.parent) return null
  const isSegment = read().segment?.some(({ _id }) => _id === record.parent)
  const role = labelOf(segmentRoles, record.segmentType, locale)
  const said = isSegment ? [origin.segment, role] : [origin.solution]
  return <Soft isSmall>{said.filter(Boolean).join(' · ')}</Soft>
}
