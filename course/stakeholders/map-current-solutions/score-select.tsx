import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { byValues } from '#web/ui/by-values.tsx'
import classes from './map.module.css'
import { mostPoints } from './radar.ts'

type Props = { label: string; value: number | null; onPick: (score: number | null) => void }

const scores = Array.from({ length: mostPoints + 1 }, (_, score) => score)

/** A score from 0 to 5, or none yet. A plain list of the browser: a table can hold a hundred. */
export const ScoreSelect = byValues(function ScoreSelect({ label, value, onPick }: Props) {
  const { isEditable } = usePlanFrame()
  if (!isEditable) return <span>{value ?? '–'}</span>
  return (
    <select
      className={classes.select}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) =>
        onPick(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
      }
    >
      <option value="">–</option>
      {scores.map((score) => (
        <option key={score} value={score}>
          {score}
        </option>
      ))}
    </select>
  )
})
