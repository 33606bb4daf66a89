import { Skeleton, Title } from '@mantine/core'
import type { Me } from '#web/data/me.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import classes from './home.module.css'
import { homeWords } from './words.ts'

/** Who is greeted is known before anything is read. */
export function HomeComing({ me }: { me: Me }) {
  const text = useText()
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Title order={1}>{homeWords[useLocale()].hello(me.first_name)}</Title>
      </div>
      <div className={classes.page} role="status" aria-label={text('frame.loading')}>
        <Skeleton height={140} />
        <Skeleton height={140} />
      </div>
    </div>
  )
}
