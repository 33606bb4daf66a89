import type { CSSProperties } from 'react'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import classes from './segment-mark.module.css'
import { initialsOf, inkOf, type Segment } from './segments.ts'

type Props = { segment: Segment; isSmall?: boolean }

/** The colour and the initials by which a segment is known in every room; its name stands beside it. */
export function SegmentMark({ segment, isSmall }: Props) {
  const ink = inkOf(usePlan().data, segment._id)
  return (
    <span
      className={classes.mark}
      data-small={isSmall}
      style={{ '--mark': `var(--${ink})` } as CSSProperties}
      aria-hidden="true"
    >
      {initialsOf(segment)}
    </span>
  )
}
