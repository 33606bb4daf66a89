import { nameOf } from '#course/shared/segments.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { type Marketing, pairKeyOf, pairOf } from './activities.ts'
import { funnelWords, titleOf } from './funnel-words.ts'

/** Which offering an activity is about, and for whom. */
export function PairChoice({ activity }: { activity: Marketing }) {
  const locale = useLocale()
  const text = funnelWords[locale]
  const { data, write, isEditable } = usePlan()
  const field = `segmentId:${activity._id}`
  const gap = useGap(field)
  const pair = pairOf(data, activity)
  const said = ({ offering, segment }: NonNullable<typeof pair>) =>
    text.pair(nameOf(offering, locale), nameOf(segment, locale))
  if (!isEditable) {
    return (
      <div data-field={field}>
        <Soft isSmall>{pair ? said(pair) : text.noPair}</Soft>
      </div>
    )
  }

  function choose(key: string | null) {
    const next = pairsOf(data).find((one) => one.key === key)
    if (!next) return
    const { segment, offering } = next
    write.update('activity', activity._id, { segmentId: segment._id, offeringId: offering._id })
  }

  return (
    <div data-field={field}>
      <PickOne
        size="sm"
        aria-label={text.pairOf(titleOf(activity, locale))}
        value={pair ? pairKeyOf(activity) : null}
        options={pairsOf(data).map((one) => ({ value: one.key, label: said(one) }))}
        {...(pair ? {} : { none: text.noPair })}
        {...(gap ? { error: gap } : {})}
        onPick={choose}
      />
    </div>
  )
}
