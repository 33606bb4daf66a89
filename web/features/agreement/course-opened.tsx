import { Button, Title } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { Sprout } from '#web/ui/sprout.tsx'
import classes from './agreement.module.css'
import { agreementWords } from './words.ts'

/** Both have signed: a moment to be glad, then the course. */
export function CourseOpened({ project, onStart }: { project: string; onStart: () => void }) {
  const words = agreementWords[useLocale()].opened
  return (
    <section className={classes.opened} role="status">
      <Sprout className={classes.grows} />
      <Title order={1}>{words.title}</Title>
      <p>{words.lead(project)}</p>
      <Button size="lg" onClick={onStart}>
        {words.start}
      </Button>
    </section>
  )
}
