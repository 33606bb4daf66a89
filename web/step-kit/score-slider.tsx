import { useId } from 'react'
import { byValues } from '#web/ui/by-values.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { usePlanFrame } from './plan-context.tsx'
import classes from './score-slider.module.css'
import { useGap } from './step-context.tsx'

type Props = {
  /** Where messages appear. */
  field: string
  label: string
  /** What is scored. */
  of: string
  value: number | null
  onChange: (value: number) => void
  /** Words for the ends, e.g. "a little" and "very much". */
  low: string
  high: string
}

const scores = [1, 2, 3, 4, 5].map((score) => ({ value: String(score), label: String(score) }))

/** A score from 1 to 5: taps, arrow keys, and no wrong value possible. */
export const ScoreSlider = byValues(function ScoreSlider(props: Props) {
  const { field, label, of, value, onChange, low, high } = props
  const id = useId()
  const { isEditable } = usePlanFrame()
  const error = useGap(field)
  return (
    <div className={classes.score} data-field={field}>
      <span id={id} className={classes.label}>
        {label}
        <span className="visually-hidden">: {of}</span>
      </span>
      <Segments
        aria-labelledby={id}
        aria-describedby={error ? `${id}-ends ${id}-error` : `${id}-ends`}
        aria-invalid={error !== undefined}
        isLocked={!isEditable}
        data={scores}
        value={value === null ? null : String(value)}
        onChange={(next) => onChange(Number(next))}
      />
      <span className={classes.ends} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </span>
      <span id={`${id}-ends`} className="visually-hidden">
        {`1: ${low}, 5: ${high}`}
      </span>
      {error ? (
        <span id={`${id}-error`} className={classes.error}>
          {error}
        </span>
      ) : null}
    </div>
  )
})
