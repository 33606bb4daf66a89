import { PercentField } from '#web/step-kit/numbers/percent-field.tsx'
import { ValueSlider } from '#web/step-kit/numbers/value-slider.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'

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
  return (
    <div>
      <PercentField {...{ field, label, hint, of, value, onSave }} hasComments={false} />
      {isEditable ? <ValueSlider label={pull} value={value} unset={unset} unit="%" onSave={onSave} /> : null}
    </div>
  )
}
