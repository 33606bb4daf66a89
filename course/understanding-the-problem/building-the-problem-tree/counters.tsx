import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './screen.module.css'
import { type Counts, countsOf, goals } from './tree.ts'
import { useTree } from './tree-context.tsx'

const names = Object.keys(goals) as (keyof Counts)[]

/** How much has grown, and what a whole tree needs. */
export function Counters() {
  const { tree } = useTree()
  const counts = countsOf(tree)
  return (
    <ul className={classes.counters}>
      {names.map((name) => (
        <Counter key={name} name={name} count={counts[name]} />
      ))}
    </ul>
  )
}

function Counter({ name, count }: { name: keyof Counts; count: number }) {
  const { text } = useTree()
  const gap = useGap(name)
  const isEnough = count >= goals[name]
  return (
    <li data-field={name} data-ok={isEnough}>
      <span className={classes.count} tabIndex={-1}>
        {text.counts[name]}: <strong>{isEnough ? count : text.of(count, goals[name])}</strong>
        {isEnough ? (
          <>
            <span aria-hidden="true"> ✓</span>
            <span className="visually-hidden">, {text.reached}</span>
          </>
        ) : null}
      </span>
      {gap ? <span className={classes.missing}>{gap}</span> : null}
    </li>
  )
}
