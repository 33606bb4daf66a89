import { Skeleton } from '@mantine/core'
import { useText } from '#web/i18n/text.tsx'
import { CohortHead, type CohortPageName } from '#web/shared/manage/cohort-head.tsx'
import classes from './cohort-admin.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The head of a list page, and the shape of what follows: tabs, tools, rows. */
export function ListSkeleton({ page }: { page: CohortPageName }) {
  const text = useText()
  return (
    <div className={classes.page}>
      <CohortHead page={page} cohort={null} />
      <div className={classes.page} role="status" aria-label={text('frame.loading')}>
        <Skeleton height={48} />
        <Skeleton height={44} />
        <div className={classes.skeletonRows}>
          {rows.map((row) => (
            <Skeleton key={row} height={72} radius={0} />
          ))}
        </div>
      </div>
    </div>
  )
}
