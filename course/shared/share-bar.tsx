import classes from './share-bar.module.css'

/** How much of something is met or used up. What it shows is also said in words beside it. */
export function ShareBar({ percent, isOver = false }: { percent: number; isOver?: boolean }) {
  return (
    <span className={classes.bar} data-over={isOver} aria-hidden="true">
      <span style={{ width: `${percent}%` }} />
    </span>
  )
}
