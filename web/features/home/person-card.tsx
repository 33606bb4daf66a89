import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { countryName } from '#domain/places/places.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Face } from '#web/ui/face.tsx'
import type { Person } from './home-documents.ts'
import classes from './person-card.module.css'
import { homeWords } from './words.ts'

type Props = {
  person: Person | null
  /** Mail and telephone are shown only then; the API keeps them back before. */
  isCourseOpen: boolean
  children?: ReactNode
}

export function PersonCard({ person, isCourseOpen, children }: Props) {
  const locale = useLocale()
  const text = homeWords[locale]
  const basics = person?.basic_data
  const country = basics?.selectedCountry ? countryName(basics.selectedCountry, locale) : null
  const place = [basics?.selectedCity, country].filter(Boolean).join(', ')
  const phone = [basics?.phoneCode, basics?.urlWhatsapp].filter(Boolean).join(' ')
  return (
    <div className={classes.person}>
      <Face names={[person?.first_name ?? '', person?.last_name ?? '']} picture={basics?.avatar} />
      <div className={classes.words}>
        <p className={classes.name}>
          {person?.first_name} {person?.last_name}
        </p>
        {place ? <p className={classes.place}>{place}</p> : null}
        {basics?.providedBio ? <p className={classes.bio}>{basics.providedBio}</p> : null}
        {isCourseOpen && person?.email ? (
          <div className={classes.actions}>
            <Button component="a" variant="light" href={`mailto:${person.email}`}>
              {text.people.mail}
            </Button>
            {phone ? (
              <Button
                component="a"
                variant="default"
                href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                aria-label={`${text.people.call}: ${phone}`}
              >
                {phone}
              </Button>
            ) : null}
          </div>
        ) : null}
        {isCourseOpen ? null : <p className={classes.place}>{text.people.hidden}</p>}
        {children}
      </div>
    </div>
  )
}
