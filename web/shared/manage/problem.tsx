import classes from './problem.module.css'

/** What went wrong, said where it was asked for and read out when it comes. */
export function Problem({ children }: { children: string | null | undefined }) {
  return (
    <div role="alert" className={classes.place}>
      {children ? <p className={classes.problem}>{children}</p> : null}
    </div>
  )
}
