import { Radio } from '@mantine/core'
import classes from './summary.module.css'

type Props = {
  label: string
  /** From the least to the most. */
  steps: readonly string[]
  /** Empty while nothing is chosen. */
  value: string
  error: string
  onChoose: (value: string) => void
}

/** One press from 1 to 5. */
export function QuickScale({ label, steps, value, error, onChoose }: Props) {
  return (
    <Radio.Group label={label} withAsterisk value={value} error={error || undefined} onChange={onChoose}>
      <div className={classes.scale}>
        {steps.map((step, index) => (
          <Radio key={step} value={String(index + 1)} label={step} className={classes.point ?? ''} />
        ))}
      </div>
    </Radio.Group>
  )
}
