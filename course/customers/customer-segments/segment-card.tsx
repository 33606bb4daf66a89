import { lossesOf, lossText } from '#course/shared/losses.ts'
import { SegmentMark } from '#course/shared/segment-mark.tsx'
import { labelOf, nameOf, type Segment } from '#course/shared/segments.ts'
import type { Choice } from '#domain/fields.ts'
import { segmentRoles, segmentTypes } from '#domain/options/customers.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { room } from './room.ts'
import classes from './segment-card.module.css'
import { isTooWide, longestName, namesBut, segmentsOf } from './segments.ts'
import { words } from './words.ts'

const kinds = ['segment', ...(room.reads ?? [])] as const

/** A group of people or organisations: its name, its main role and its type. */
export function SegmentCard({ segment }: { segment: Segment }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, isEditable } = usePlan()
  const { _id: id } = segment
  const name = nameOf(segment, locale)
  const gap = useGap(`name:${id}`)
  function losses() {
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
              others={namesBut(segmentsOf(data), id)}
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
      <Pick segment={segment} name="role" options={segmentRoles} />
      <Pick segment={segment} name="type" options={segmentTypes} />
    </Card>
  )
}

type PickProps = { segment: Segment; name: 'role' | 'type'; options: readonly Choice[] }

function Pick({ segment, name, options }: PickProps) {
  const locale = useLocale()
  const label = words[locale][name]
  const { write, isEditable } = usePlanFrame()
  const field = `${name}:${segment._id}`
  const gap = useGap(field)
  const value = segment[name] ?? null
  if (!isEditable) {
    return (
      <Soft isSmall>
        {label}: {labelOf(options, value, locale) || '–'}
      </Soft>
    )
  }
  return (
    <div data-field={field}>
      <strong className={classes.label} aria-hidden="true">
        {label}
      </strong>
      <Segments
        aria-label={`${label}: ${nameOf(segment, locale)}`}
        aria-invalid={gap !== undefined}
        className={classes.pick}
        value={value as string | null}
        data={options.map((option) => ({ value: option.value, label: option[locale] }))}
        onChange={(chosen) => write.update('segment', segment._id, { [name]: chosen })}
      />
      <Fault>{gap}</Fault>
    </div>
  )
}
