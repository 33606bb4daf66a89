import { useState } from 'react'
import { PercentField } from '#web/step-kit/numbers/percent-field.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import classes from './scenarios.module.css'

type Props = {
  field: string
  label: string
  hint: string
  of: string
  value: number | null
  /** What the slider is called, and what it says while nothing is set. */
  pull: string
  unset: string
  onSave: (value: number | null) => void
}

/** A percentage to type or to pull. What is pulled is saved when it is let go. */
export function PercentSlider({ field, label, hint, of, value, pull, unset, onSave }: Props) {
  const { isEditable } = usePlanFrame()
  const [pulled, setPulled] = useState<number | null>(null)
  const shown = pulled ?? value
  function finish() {
    if (pulled !== null && pulled !== value) onSave(pulled)
    setPulled(null)
  }
  return (
    <div>
      <PercentField {...{ field, label, hint, of, value: shown, onSave }} hasComments={false} />
      {isEditable ? (
        <input
          type="range"
          className={classes.slider}
          aria-label={pull}
          aria-valuetext={shown === null ? unset : `${shown} %`}
          min={0}
          max={100}
          step={shown !== null && shown % 5 !== 0 ? 1 : 5}
          value={shown ?? 0}
          onChange={(event) => setPulled(Number(event.currentTarget.value))}
          onPointerUp={finish}
          onPointerCancel={() => setPulled(null)}
          onKeyUp={finish}
          onBlur={finish}
        />
      ) : null}
    </div>
  )
}
