import { Sprout } from '#web/ui/sprout.tsx'
import classes from './joy.module.css'

const leaves = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A sprout that grows, with a few leaves in the air. Who wants less motion sees the sprout stand. */
export function Joy() {
  return (
    <div className={classes.joy} aria-hidden="true">
      <Sprout className={classes.sprout} />
      {leaves.map((leaf) => (
        <span key={leaf} className={classes.leaf} />
      ))}
    </div>
  )
}
