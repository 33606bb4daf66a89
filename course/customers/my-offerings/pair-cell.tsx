import { useLocale } from '#web/i18n/text.tsx'
import { bearsKey, unreadIn } from '#web/step-kit/parts/part-fields.ts'
import parts from '#web/step-kit/parts/parts.module.css'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { UnreadMark } from '#web/step-kit/unread-mark.tsx'
import { byValues } from '#web/ui/by-values.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './offerings.module.css'
import { keyOf } from './offerings.ts'
import { usePairs } from './use-pairs.ts'
import { words } from './words.ts'

type Props = {
  segment: string
  offering: string
  /** What the offering and the segment are called. */
  what: string
  whom: string
  /** Undefined while the offering is not for the segment; then whether somebody has said more of it. */
  isTold: boolean | undefined
  isOpen: boolean
  /** In a table the heads say what the cell is about. */
  isWide: boolean
  onOpen: (key: string | null) => void
}

/** Whether an offering is for a segment. A tick opens the words for it, and so does a ticked cell. */
export const PairCell = byValues(function PairCell(props: Props) {
  const { segment, offering, what, whom, isTold, isOpen, isWide, onOpen } = props
  const text = words[useLocale()]
  const { feedbackCounts, isEditable } = usePlanFrame()
  const { tick } = usePairs()
  const key = keyOf(segment, offering)
  const isPair = isTold !== undefined
  const sign = <span className={classes.sign}>{isPair ? <Icon name="check" size={20} /> : null}</span>
  const unread = isPair ? unreadIn(key, feedbackCounts, 'two.my-offerings.', bearsKey) : 0
  if (!isEditable) {
    if (!isWide) return <span className={parts.chip}>{what}</span>
    return (
      <span className={classes.cell} data-on={isPair}>
        {sign}
        {isPair ? <span className="visually-hidden">{text.open(what, whom)}</span> : null}
      </span>
    )
  }

  function handlePress() {
    if (!isPair) tick(segment, offering)
    onOpen(isOpen ? null : key)
  }

  return (
    <button
      type="button"
      className={isWide ? classes.cell : parts.chip}
      data-on={isPair}
      data-chosen={isOpen}
      data-pair={key}
      data-told={isTold}
      aria-label={
        isPair ? `${text.open(what, whom)}, ${isTold ? text.told : text.untold}` : text.tick(what, whom)
      }
      aria-pressed={isPair ? undefined : false}
      aria-expanded={isPair ? isOpen : undefined}
      onClick={handlePress}
    >
      {sign} {isWide ? null : what}
      <UnreadMark count={unread} />
    </button>
  )
})
