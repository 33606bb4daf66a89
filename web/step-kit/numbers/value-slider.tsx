import { useState } from 'react'
import classes from './value-slider.module.css'

type Props = {
  label: string
  value: number | null
  /** What is said while there is no value. */
  unset: string
  /** Such as `%`, said behind the number. */
  unit?: string
  onSave: (value: number) => void
}

/** A number from 0 to 100 by pulling. It is saved when it is let go. */
export function ValueSlider({ label, value, unset, unit = '', onSave }: Props) {
  const [pulled, setPulled] = useState<number | null>(null)
  const shown = pulled ?? value
  function finish() {
    if (pulled !== null && pulled !== value) onSave(pulled)
    setPulled(null)
  }
  return (
    <input
      type="range"
      className={classes.slider}
      aria-label={label}
      aria-valuetext={shown === null ? unset : `${shown}${unit}`}
      data-unset={shown === null}
      min={0}
      max={100}
      step={shown !== null && shown % 5 !== 0 ? 1 : 5}
      value={shown ?? 50}
      onChange={(event) => setPulled(Number(event.currentTarget.value))}
      onPointerDown={(event) => setPulled(Number(event.currentTarget.value))}
      onPointerUp={finish}
      onPointerCancel={() => setPulled(null)}
      onKeyUp={finish}
      onBlur={finish}
    />
  )
}
