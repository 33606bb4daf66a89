import { memo } from 'react'
import { lossesOf, lossText } from '#course/shared/losses.ts'
import { SegmentMark } from '#course/shared/segment-mark.tsx'
import { nameOf, type Segment } from '#course/shared/segments.ts'
import { segmentRoles, segmentTypes } from '#domain/options/customers.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { ChoiceField } from '#web/step-kit/choice-field.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault } from '#web/step-kit/layout/said.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { room } from './room.ts'
import classes from './segment-card.module.css'
import { isTooWide, longestName } from './segments.ts'
import { words } from './words.ts'

const kinds = ['segment', ...(room.reads ?? [])] as const

type Props = {
  segment: Segment
  /** The names of all, and which of them is this one's. */
  names: readonly string[]
  place: number
}

/** A group of people or organisations: its name, its main role and its type. It is drawn again for its own sake alone. */
export const SegmentCard = memo(function SegmentCard({ segment, names, place }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { read, write, isEditable } = usePlanFrame()
  const { _id: id } = segment
  const name = nameOf(segment, locale)
  const gap = useGap(`name:${id}`)
  function losses() {
    const data = read()
    const offerings = (data.offering ?? []).filter(({ segmentMatch }) => segmentMatch?.includes(id)).length
    const told = [
      lossText(lossesOf(data, id, kinds), locale) ?? '',
      offerings > 0 ? text.goesToo(offerings) : '',
    ]
    return told.filter(Boolean).join(' ') || undefined
  }
  const actions = (
    <>
      <RemoveButton
        name={name}
        ask={text.ask}
        consequence={losses}
        onRemove={() => write.remove('segment', id)}
      />
      <CommentButton field={`segment:${id}`} label={name} />
    </>
  )
  return (
    <Card as="li" isOneOfMany data-field={`segment:${id}`}>
      <CardHead actions={actions}>
        <div className={classes.head} data-field={`name:${id}`}>
          <SegmentMark segment={segment} />
          {isEditable ? (
            <ItemText
              className={classes.name}
              label={`${text.name}: ${name}`}
              keptAs={`name:${id}`}
              value={segment.name}
              others={names.toSpliced(place, 1)}
              maxLength={longestName}
              isOneParagraph
              onSave={(typed) => write.update('segment', id, { name: typed })}
              about={(draft) => (isTooWide(draft) ? <p className={classes.hint}>{text.tooWide}</p> : null)}
            />
          ) : (
            <Heading>{name}</Heading>
          )}
        </div>
        <Fault>{gap}</Fault>
      </CardHead>
      <ChoiceField
        field={`role:${id}`}
        label={text.role}
        of={name}
        options={segmentRoles}
        value={segment.role}
        onPick={(role) => write.update('segment', id, { role })}
      />
      <ChoiceField
        field={`type:${id}`}
        label={text.type}
        of={name}
        options={segmentTypes}
        value={segment.type}
        onPick={(type) => write.update('segment', id, { type })}
      />
    </Card>
  )
})
