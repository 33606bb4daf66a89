import type { CSSProperties } from 'react'
import classes from './map.module.css'
import { type Drawing, lookOf } from './radar.ts'

/** The number and the colour by which a solution is found in the radar. */
export function SolutionMark({ of: drawing }: { of: Pick<Drawing, 'number'> }) {
  const { ink, isDashed } = lookOf(drawing)
  const colour = ink === 'brand' ? '--leaf-ink' : `--${ink}`
  return (
    <span
      className={classes.mark}
      data-dashed={isDashed}
      data-own={drawing.number === null}
      style={{ '--mark': `var(${colour})` } as CSSProperties}
      aria-hidden="true"
    >
      {drawing.number}
    </span>
  )
}
