import { Anchor } from '@mantine/core'
import type { MentorCard } from '#web/data/plan/answer.ts'
import { Face } from '#web/ui/face.tsx'
import classes from './introduction-screen.module.css'

type Props = { mentor: MentorCard; title: string; write: string }

/** Who reads what is written here, and how to reach them. */
export function MentorNote({ mentor, title, write }: Props) {
  const { first_name, last_name, email, basic_data } = mentor
  return (
    <aside className={classes.mentor} aria-label={title}>
      <Face names={[first_name, last_name]} picture={basic_data?.avatar} />
      <div>
        <p className={classes.soft}>{title}</p>
        <p className={classes.name}>
          {first_name} {last_name}
        </p>
      </div>
      {email ? (
        <Anchor className={classes.mail} href={`mailto:${email}`} title={email}>
          {write}
        </Anchor>
      ) : null}
    </aside>
  )
}
