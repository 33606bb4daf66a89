import { Button, Title } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './agreement.module.css'
import { Joy } from './joy.tsx'
import { useInView } from './use-in-view.ts'
import { agreementWords } from './words.ts'

type Props = {
  project: string
  isMentor: boolean
  /** Whether anything can be written yet; else when the first module opens, if somebody has said so. */
  isModuleOpen: boolean
  opens: string | null
  onStart: () => void
}

/** Both have signed: a moment to be glad, then the course. */
export function CourseOpened({ project, isMentor, isModuleOpen, opens, onStart }: Props) {
  const locale = useLocale()
  const words = agreementWords[locale].opened
  const title = useInView<HTMLHeadingElement>(true)
  const day = opens && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(opens))
  return (
    <section className={classes.opened} role="status">
      <Joy />
      <Title order={1} ref={title} tabIndex={-1}>
        {isModuleOpen ? words.title : words.titleEarly}
      </Title>
      <p>{words.lead(project)}</p>
      {isModuleOpen ? null : <p>{day ? words.opensOn(day) : words.opensLater}</p>}
      <Button size="lg" onClick={onStart}>
        {isMentor || !isModuleOpen ? words.look : words.start}
      </Button>
    </section>
  )
}
