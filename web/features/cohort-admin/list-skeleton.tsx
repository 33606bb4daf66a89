import { Skeleton } from '@mantine/core'
import { useText } from '#web/i18n/text.tsx'
import classes from './cohort-admin.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The shape of a list page: title, tabs, tools, rows. */
export function ListSkeleton() {
  const text = useText()
  return (
    <div className={classes.page} role="status" aria-label={text('frame.loading')}>
      <Skeleton height={20} width="30%" />
      <Skeleton height={38} width="40%" />
      <Skeleton height={48} />
      <Skeleton height={44} />
      <div className={classes.skeletonRows}>
        {rows.map((row) => (
          <Skeleton key={row} height={72} radius={0} />
        ))}
      </div>
    </div>
  )
}
