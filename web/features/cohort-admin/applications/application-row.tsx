import { expertises } from '#domain/options/know-how.ts'
import { countryName } from '#domain/places/places.ts'
import { labelOf } from '#web/forms/labels.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Face } from '#web/ui/face.tsx'
import type { JoiningRole, ListedApplication } from './application-documents.ts'
import classes from './applications.module.css'
import { fullName } from './names.ts'
import { StatusBadge } from './status-badge.tsx'
import { words } from './words.ts'

type Props = {
  role: JoiningRole
  application: ListedApplication
  href: string
  isOpen: boolean
  isSelected: boolean
  onSelect: () => void
}

export function ApplicationRow({ role, application, href, isOpen, isSelected, onSelect }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const { user, status, created_at } = application
  const name = fullName(user, locale)
  const country = user?.basic_data?.selectedCountry
  const teams = user?.mentorMotivation?.numberOfTeams
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(created_at))
  return (
    <li className={classes.row} data-selected={isSelected || undefined} data-open={isOpen || undefined}>
      <label className={classes.tick}>
        <input type="checkbox" aria-label={said.list.select(name)} checked={isSelected} onChange={onSelect} />
      </label>
      <Face names={[user?.first_name ?? '', user?.last_name ?? '']} picture={user?.basic_data?.avatar} />
      <div className={classes.who}>
        <a className={classes.name} href={href} data-application={application._id}>
          {name}
        </a>
        <span className={classes.what}>{about() || said.list.noDetails}</span>
      </div>
      <div className={classes.facts}>
        {country ? <span>{countryName(country, locale)}</span> : null}
        {role === 'mentor' && teams ? <span>{said.list.teams(teams)}</span> : null}
        <span>{said.list.applied(day)}</span>
      </div>
      <StatusBadge status={status} />
    </li>
  )

  function about(): string {
    if (role === 'entrepreneur') return user?.businessDetails?.givenBusinessName ?? ''
    const known = user?.personal_experience?.selectedExpertise ?? []
    return known.map((value) => labelOf(expertises, value, locale)).join(' · ')
  }
}
