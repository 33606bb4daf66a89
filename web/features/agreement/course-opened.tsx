import { Button, Title } from '@mantine/core'
import { useText } from '#web/i18n/text.tsx'
import { Sprout } from '#web/ui/sprout.tsx'
import classes from './agreement.module.css'

/** Both have signed: a moment to be glad, then the course. */
export function CourseOpened({ project, onStart }: { project: string; onStart: () => void }) {
  const text = useText()
  return (
    <section className={classes.opened} role="status">
      <Sprout className={classes.grows} />
      <Title order={1}>{text('agreement.opened.title')}</Title>
      <p>{text('agreement.opened.lead', { project })}</p>
      <Button size="lg" onClick={onStart}>
        {text('agreement.opened.start')}
      </Button>
    </section>
  )
}
