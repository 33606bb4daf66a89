import { countryName } from '#domain/places/places.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Face } from '#web/ui/face.tsx'
import classes from './project-home.module.css'
import type { PersonCard, TeamMember } from './project-home-documents.ts'

type Props = {
  owner: PersonCard | null
  mentor: PersonCard | null
  team: readonly TeamMember[]
}

export function People({ owner, mentor, team }: Props) {
  const text = useText()
  const ownerName = owner ? `${owner.first_name} ${owner.last_name}` : null
  return (
    <ul className={classes.people}>
      {owner ? <Person person={owner} role={text('projectHome.entrepreneur')} /> : null}
      {mentor ? <Person person={mentor} role={text('projectHome.mentor')} /> : null}
      {team
        .filter(({ user_id, name }) => name && user_id !== owner?._id && name !== ownerName)
        .map(({ name, role }) => (
          <li key={`${name} ${role}`} className={classes.person}>
            <Face names={(name ?? '').split(' ').slice(0, 2)} picture={null} />
            <div>
              <p className={classes.who}>{name}</p>
              <p className={classes.quiet}>{role || text('projectHome.team')}</p>
            </div>
          </li>
        ))}
    </ul>
  )
}

function Person({ person, role }: { person: PersonCard; role: string }) {
  const locale = useLocale()
  const { first_name, last_name, email, basic_data: basics } = person
  const country = basics?.selectedCountry ? countryName(basics.selectedCountry, locale) : ''
  const place = [basics?.selectedCity, country].filter(Boolean).join(', ')
  return (
    <li className={classes.person}>
      <Face names={[first_name, last_name]} picture={basics?.avatar} />
      <div>
        <p className={classes.who}>
          {first_name} {last_name}
        </p>
        <p className={classes.quiet}>{[role, place].filter(Boolean).join(' · ')}</p>
        {email ? (
          <a className={classes.mail} href={`mailto:${email}`}>
            {email}
          </a>
        ) : null}
      </div>
    </li>
  )
}
