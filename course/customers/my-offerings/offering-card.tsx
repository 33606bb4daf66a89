import { lossesOf, lossText } from '#course/shared/losses.ts'
import { nameOf, type Offering, type Segment } from '#course/shared/segments.ts'
import { offeringTypes } from '#domain/options/products.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { ChoiceField } from '#web/step-kit/choice-field.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { byValues } from '#web/ui/by-values.tsx'
import classes from './offerings.module.css'
import { longestName, pairMap } from './offerings.ts'
import { room } from './room.ts'
import { SegmentChips } from './segment-chips.tsx'
import { usePairs } from './use-pairs.ts'
import { words } from './words.ts'

const kinds = ['offering', ...(room.reads ?? [])] as const

type Props = {
  offering: Offering
  /** The names of all, and which of them is this one's. */
  names: readonly string[]
  place: number
  segments: readonly Segment[]
  /** It grew from a "what" of module one that is still there. */
  hasOrigin: boolean
  /** It would not be for this segment any more. */
  onUntick: (segment: string) => void
}

/** A product or service: its name, its type, what one gets, and for whom it is. It is drawn again for its own sake alone. */
export const OfferingCard = byValues(function OfferingCard(props: Props) {
  const { offering, names, place, segments, hasOrigin, onUntick } = props
  const locale = useLocale()
  const text = words[locale]
  const { read, write } = usePlanFrame()
  const { tick, rename } = usePairs()
  const { _id: id } = offering
  const name = nameOf(offering, locale)
  function losses() {
    const data = read()
    const pairs = [...pairMap(data).values()].filter(({ offering: { _id } }) => _id === id).length
    const told = [pairs > 0 ? text.goesToo(pairs) : '', lossText(lossesOf(data, id, kinds), locale) ?? '']
    return told.filter(Boolean).join(' ') || undefined
  }
  return (
    <Card as="li" isOneOfMany data-field={`offering:${id}`}>
      <CardHead
        actions={
          <>
            <CommentButton field={`offering:${id}`} label={name} />
            <RemoveButton
              name={name}
              ask={text.ask}
              consequence={losses}
              onRemove={() => write.remove('offering', id)}
            />
          </>
        }
      >
        <ItemText
          isOneParagraph
          label={`${text.name}: ${name}`}
          keptAs={`offering:${id}`}
          value={offering.name}
          others={names.toSpliced(place, 1)}
          maxLength={longestName}
          onSave={(typed) => rename(offering, typed)}
        />
        {hasOrigin ? <Origin /> : null}
      </CardHead>
      <ChoiceField
        field={`type:${id}`}
        label={text.type}
        of={name}
        options={offeringTypes}
        value={offering.type}
        onPick={(type) => write.update('offering', id, { type })}
      />
      <PlanText
        field={`description:${id}`}
        label={text.description}
        of={name}
        hint={text.descriptionHint}
        value={offering.description}
        onSave={(description) => write.update('offering', id, { description })}
        hasComments={false}
        isLong
      />
      <SegmentChips
        offering={offering}
        segments={segments}
        onTick={(segment) => tick(segment, id)}
        onUntick={onUntick}
      />
    </Card>
  )
})

/** The way back to the "what" from which it grew. */
function Origin() {
  const locale = useLocale()
  const { project } = usePlanFrame()
  return (
    <a
      className={classes.origin}
      href={localePath(locale, `/home/project/${project._id}/one/finding-your-why`)}
    >
      {words[locale].fromCircle}
    </a>
  )
}
