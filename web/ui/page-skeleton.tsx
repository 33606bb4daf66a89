import { Skeleton } from '@mantine/core'
import classes from './states.module.css'

/** The shape of a page while it loads: a title, a paragraph, a few things. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.skeleton} role="status" aria-label={label}>
      <Skeleton height={36} width="45%" />
      <Skeleton height={16} width="80%" />
      <Skeleton height={16} width="65%" />
      <Skeleton height={140} />
      <Skeleton height={140} />
    </div>
  )
}
