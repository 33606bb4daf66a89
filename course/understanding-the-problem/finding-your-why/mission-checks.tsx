import classes from './screen.module.css'
import type { Checks } from './why.ts'
import type { Words } from './words.ts'

/** Three signs of a mission that others will remember. */
export function MissionChecks({ checks, words }: { checks: Checks; words: Words }) {
  const names = Object.keys(checks) as (keyof Checks)[]
  return (
    <ul className={classes.checks}>
      {names.map((name) => (
        <li key={name} data-ok={checks[name]}>
          <span aria-hidden="true">{checks[name] ? '✓' : '○'}</span> {words.checks[name]}
          <span className="visually-hidden">: {checks[name] ? words.yes : words.notYet}</span>
        </li>
      ))}
    </ul>
  )
}
