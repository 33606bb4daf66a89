import { Filled } from '#course/shared/filled.tsx'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import { Calculated } from './how-calculated.tsx'

/** Which number it is, as it is read, and whose for those who hear it alone. */
type AskedNumber = readonly [figure: Figure, told: string, of: string]

type Props = { text: string; numbers: Readonly<Record<string, AskedNumber>> }

/** A sentence whose calculated numbers, in the places of their {names}, can be asked how they come about. */
export function AskedWords({ text, numbers }: Props) {
  const values = Object.entries(numbers).map(([name, [figure, told, of]]) => [
    name,
    <Calculated key={name} figure={figure} of={of}>
      {told}
    </Calculated>,
  ])
  return <Filled text={text} values={Object.fromEntries(values)} />
}
