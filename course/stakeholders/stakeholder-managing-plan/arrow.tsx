import classes from './exchange.module.css'

const heads = { them: 'M1 1L10 6L1 11', you: 'M10 1L1 6L10 11' } as const

/** As long as the place that it has. The words below it say what goes that way. */
export function Arrow({ to }: { to: keyof typeof heads }) {
  return (
    <span className={classes.arrow} data-to={to}>
      <svg width="11" height="12" viewBox="0 0 11 12" aria-hidden="true" focusable="false">
        <path d={heads[to]} />
      </svg>
    </span>
  )
}
