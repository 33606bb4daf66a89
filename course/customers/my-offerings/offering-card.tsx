import { lossesOf, lossText } from '#course/shared/losses.ts'
import { labelOf, nameOf, type Offering, type OfferingType } from '#course/shared/segments.ts'
import { offeringTypes } from '#domain/options/products.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Segments } from '#web/ui/segments.tsx'
import classes from './offerings.module.css'
import { longestName, pairMap } from './offerings.ts'
import { room } from './room.ts'
import { SegmentChips } from './segment-chips.tsx'
import { usePairs } from './use-pairs.ts'
import { words } from './words.ts'

const kinds = ['offering', ...(room.reads ?? [])] as const

type Props = {
  offering: Offering
  /** It would not be for this segment any more. */
  onUntick: (segment: string) => void
}

/** A product or service: its name, its type, what one gets, and for whom it is. */
export function OfferingCard({ offering, onUntick }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, write } = usePlan()
  const { tick, rename } = usePairs()
  const { _id: id } = offering
  const name = nameOf(offering, locale)
  const others = (data.offering ?? []).flatMap((one) =>
    one._id === id || isBlank(one.name) ? [] : [one.name ?? ''],
  )
  function losses() {
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
          others={others}
          maxLength={longestName}
          onSave={(typed) => rename(offering, typed)}
        />
        <Origin inputId={offering.inputId} />
      </CardHead>
      <TypePick offering={offering} name={name} />
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
        segments={data.segment ?? []}
        onTick={(segment) => tick(segment, id)}
        onUntick={onUntick}
      />
    </Card>
  )
}

/** The way back to the "what" from which it grew. */
function Origin({ inputId }: { inputId: string | null | undefined }) {
  const locale = useLocale()
  const { data, project } = usePlan()
  const isThere = inputId && data.input?.some(({ _id }) => _id === inputId)
  if (!isThere) return null
  return (
    <a
      className={classes.origin}
      href={localePath(locale, `/home/project/${project._id}/one/finding-your-why`)}
    >
      {words[locale].fromCircle}
    </a>
  )
}

function TypePick({ offering: { _id: id, type }, name }: { offering: Offering; name: string }) {
  const locale = useLocale()
  const text = words[locale]
  const { write, isEditable } = usePlan()
  const gap = useGap(`type:${id}`)
  if (!isEditable) return <Soft>{labelOf(offeringTypes, type, locale) || '–'}</Soft>
  return (
    <div className={classes.type} data-field={`type:${id}`}>
      <strong>{text.type}</strong>
      <Segments<OfferingType>
        aria-label={`${text.type} ${name}`}
        aria-invalid={gap !== undefined}
        value={type ?? null}
        data={offeringTypes.map((one) => ({ value: one.value, label: one[locale] }))}
        onChange={(picked) => write.update('offering', id, { type: picked })}
      />
      <Fault>{gap}</Fault>
    </div>
  )
}
