import { Skeleton } from '@mantine/core'
import { useText } from '#web/i18n/text.tsx'
import classes from './list.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The shape of the rows, while they are on their way. */
export function ListSkeleton() {
  const text = useText()
  return (
    <div className={classes.skeleton} role="status" aria-label={text('frame.loading')}>
      {rows.map((row) => (
        <Skeleton key={row} height={56} radius={0} />
      ))}
    </div>
  )
}
