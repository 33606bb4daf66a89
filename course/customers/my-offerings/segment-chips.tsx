import { ReadValue } from '#course/shared/read-value.tsx'
import { nameOf, type Offering, type Segment } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Fault } from '#web/step-kit/layout/said.tsx'
import parts from '#web/step-kit/parts/parts.module.css'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { words } from './words.ts'

type Props = {
  offering: Offering
  segments: readonly Segment[]
  onTick: (segment: string) => void
  onUntick: (segment: string) => void
}

/** For whom an offering is: one chip for each segment. Readers see those that are ticked. */
export function SegmentChips({ offering, segments, onTick, onUntick }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { queue, isEditable } = usePlanFrame()
  const gap = useGap(`segmentMatch:${offering._id}`)
  const isOn = ({ _id }: Segment) => offering.segmentMatch?.includes(_id) === true
  if (!isEditable) {
    const own = segments.filter(isOn).map((segment) => nameOf(segment, locale))
    return <ReadValue label={text.segments}>{own.join(' · ')}</ReadValue>
  }
  const name = nameOf(offering, locale)
  return (
    <fieldset className={parts.chips} data-field={`segmentMatch:${offering._id}`}>
      <legend>
        {text.segments}
        <span className="visually-hidden">: {name}</span>
      </legend>
      {segments.map((segment) => (
        <button
          key={queue.firstId(segment._id)}
          type="button"
          className={parts.chip}
          aria-pressed={isOn(segment)}
          aria-label={`${nameOf(segment, locale)}: ${name}`}
          onClick={() => (isOn(segment) ? onUntick : onTick)(segment._id)}
        >
          {isOn(segment) ? <Icon name="check" /> : null} {nameOf(segment, locale)}
        </button>
      ))}
      <Fault>{gap}</Fault>
    </fieldset>
  )
}
