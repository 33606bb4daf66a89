import { useStep } from '#web/step-kit/step-context.tsx'
import classes from './screen.module.css'
import { type Counts, countsOf, goals } from './tree.ts'
import { useTree } from './tree-context.tsx'

const names = Object.keys(goals) as (keyof Counts)[]

/** How much has grown, and what a whole tree needs. */
export function Counters() {
  const { tree, text } = useTree()
  const { showsGaps } = useStep()
  const counts = countsOf(tree)
  return (
    <ul className={classes.counters}>
      {names.map((name) => {
        const isEnough = counts[name] >= goals[name]
        return (
          <li key={name} data-field={name} data-ok={isEnough}>
            <span className={classes.count} tabIndex={-1}>
              {text.counts[name]}:{' '}
              <strong>{isEnough ? counts[name] : text.of(counts[name], goals[name])}</strong>
              {isEnough ? (
                <>
                  <span aria-hidden="true"> ✓</span>
                  <span className="visually-hidden">, {text.reached}</span>
                </>
              ) : null}
            </span>
            {showsGaps && !isEnough ? <span className={classes.missing}>{text.missing[name]}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
