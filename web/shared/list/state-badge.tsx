import classes from './state-badge.module.css'

export type Tone = 'good' | 'waits' | 'wrong' | 'quiet'

/** How something stands, in a word; never cut off. */
export function StateBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
