import type { ReactNode } from 'react'
import classes from './fit.module.css'

type Props = { share: number; size: number; children: ReactNode }

const radius = 17

/** A ring that is as full as the fit; what it surrounds says the same in words beside it. */
export function FitRing({ share, size, children }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      className={classes.ring}
    >
      <circle cx="20" cy="20" r={radius} className={classes.track} />
      {share > 0 ? (
        <circle
          cx="20"
          cy="20"
          r={radius}
          className={classes.filled}
          pathLength={1}
          strokeDasharray={`${share} 1`}
          transform="rotate(-90 20 20)"
        />
      ) : null}
      {children}
    </svg>
  )
}
