import { nameOf, type Offering, type Segment } from '#course/shared/segments.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { bearsKey, unreadIn } from '#web/step-kit/parts/part-fields.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { UnreadMark } from '#web/step-kit/unread-mark.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './offerings.module.css'
import { isTold, keyOf } from './offerings.ts'
import { usePairs } from './use-pairs.ts'
import { words } from './words.ts'

type Props = {
  segment: Segment
  offering: Offering
  pair: Pair | undefined
  isOpen: boolean
  /** In a table the heads say what the cell is about. */
  isWide: boolean
  onOpen: (key: string | null) => void
}

/** Whether an offering is for a segment. A tick opens the words for it, and so does a ticked cell. */
export function PairCell({ segment, offering, pair, isOpen, isWide, onOpen }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { feedbackCounts, isEditable } = usePlanFrame()
  const { tick } = usePairs()
  const key = keyOf(segment._id, offering._id)
  const [what, whom] = [nameOf(offering, locale), nameOf(segment, locale)]
  const state = pair && isTold(pair) ? text.told : text.untold
  const sign = <span className={classes.sign}>{pair ? <Icon name="check" size={20} /> : null}</span>
  const unread = pair ? unreadIn(key, feedbackCounts, 'two.my-offerings.', bearsKey) : 0
  if (!isEditable) {
    if (!isWide) return <span className={classes.chip}>{what}</span>
    return (
      <span className={classes.cell} data-on={Boolean(pair)}>
        {sign}
        {pair ? <span className="visually-hidden">{text.open(what, whom)}</span> : null}
      </span>
    )
  }

  function handlePress() {
    if (!pair) tick(segment._id, offering._id)
    onOpen(isOpen ? null : key)
  }

  return (
    <button
      type="button"
      className={isWide ? classes.cell : classes.chip}
      data-on={Boolean(pair)}
      data-chosen={isOpen}
      data-pair={key}
      data-told={pair ? isTold(pair) : undefined}
      aria-label={pair ? `${text.open(what, whom)}, ${state}` : text.tick(what, whom)}
      aria-pressed={pair ? undefined : false}
      aria-expanded={pair ? isOpen : undefined}
      onClick={handlePress}
    >
      {sign} {isWide ? null : what}
      <UnreadMark count={unread} />
    </button>
  )
}
