import type { Checks } from './problem.ts'
import classes from './screen.module.css'
import type { words } from './words.ts'

type Props = { checks: Checks; words: (typeof words)['en' | 'es']; isEmpty: boolean }

/** Four things a reader can tell about the sentence at once. */
export function CheckList({ checks, words, isEmpty }: Props) {
  const names = Object.keys(checks) as (keyof Checks)[]
  return (
    <div>
      <ul className={classes.checks}>
        {names.map((name) => (
          <li key={name} data-ok={checks[name]}>
            <span aria-hidden="true">{checks[name] ? '✓' : '○'}</span>
            {words.checks[name]}
            <span className={classes.spoken}>: {checks[name] ? words.yes : words.notYet}</span>
          </li>
        ))}
      </ul>
      {isEmpty || checks.problem ? null : <p className={classes.warning}>{words.missing}</p>}
    </div>
  )
}
