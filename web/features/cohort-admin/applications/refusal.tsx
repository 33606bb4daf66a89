import classes from './applications.module.css'

/** Why something could not be done. */
export function Refusal({ children }: { children: string | null }) {
  return children ? (
    <p className={classes.problem} role="alert">
      {children}
    </p>
  ) : null
}
