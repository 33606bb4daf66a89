import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { initials } from '#web/ui/initials.ts'
import type { Person } from './person.ts'
import classes from './user-avatar.module.css'

type Props = { person: Person | null; details?: boolean; size?: 'md' | 'sm' }

export function UserAvatar({ person, details = false, size = 'md' }: Props) {
  const text = useText()
  return (
    <span className={classes.person} data-size={size}>
      <Face key={person?.avatar} person={person} decorative={details} />
      {details ? (
        <span className={classes.details}>
          <span className={classes.name}>{person?.first_name || text('shell.person.nobody')}</span>
          <span className={classes.email}>{person?.email || text('shell.person.nobodyFound')}</span>
        </span>
      ) : null}
    </span>
  )
}

/** The picture, or the initials where there is none or it does not load. */
function Face({ person, decorative }: { person: Person | null; decorative: boolean }) {
  const [broken, setBroken] = useState(false)
  const text = useText()
  if (person?.avatar && !broken) {
    const alt = decorative ? '' : text('shell.person.picture', { name: person.first_name })
    return <img className={classes.face} src={person.avatar} alt={alt} onError={() => setBroken(true)} />
  }
  return (
    <span className={classes.face} aria-hidden={decorative}>
      {initials([person?.first_name, person?.last_name])}
    </span>
  )
}
