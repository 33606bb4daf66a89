import { NumberField, type NumberProps } from './number-field.tsx'
import { percentage } from './number-text.ts'
import { percentUnit } from './units.ts'

/** A share from 0 to 100. */
export function PercentField(props: NumberProps) {
  return <NumberField {...props} kind={percentage} unit={percentUnit} />
}
