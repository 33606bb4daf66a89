import { Fragment, type ReactNode, useId } from 'react'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { MissingCustomers } from './missing-customers.tsx'
import type { Owns } from './part-fields.ts'
import { PartMark } from './part-mark.tsx'
import classes from './parts.module.css'
import { useParts } from './use-parts.ts'

type Props = {
  /** The question that the chips answer, where "Which offering, for whom?" is not enough. */
  label?: string
  isComplete: (pair: Pair) => boolean
  children: (pair: Pair) => ReactNode
  /** Where the names of fields do not bear the key of their pair. */
  owns?: Owns
}

const words = {
  en: { which: 'Which offering, for whom?', for: 'for', nameless: 'Without a name' },
  es: { which: '¿Qué producto o servicio, para quién?', for: 'para', nameless: 'Sin nombre' },
} as const

/** One chip for each segment and offering that belong together, ticked when complete. */
export function PairPicker({ label, isComplete, children, owns }: Props) {
  const text = words[useLocale()]
  const name = useId()
  const pairs = pairsOf(usePlan().data)
  const { open, choose, marksOf } = useParts(
    pairs.map(({ key }) => key),
    owns,
  )
  const chosen = pairs.find(({ key }) => key === open)
  if (!chosen) return <MissingCustomers of="pairs" />
  return (
    <div>
      <fieldset className={classes.chips}>
        <legend>{label ?? text.which}</legend>
        {pairs.map((pair) => (
          <label key={pair.key} className={classes.chip}>
            <input type="radio" name={name} checked={pair === chosen} onChange={() => choose(pair.key)} />
            <span>
              {pair.offering.name || text.nameless} <span className={classes.with}>{text.for}</span>{' '}
              {pair.segment.name || text.nameless}
            </span>
            <PartMark isComplete={isComplete(pair)} {...marksOf(pair.key)} />
          </label>
        ))}
      </fieldset>
      <div className={classes.panel}>
        <Fragment key={chosen.key}>{children(chosen)}</Fragment>
      </div>
    </div>
  )
}
