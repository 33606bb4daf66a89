import { Button } from '@mantine/core'
import { expertises } from '#domain/options/know-how.ts'
import { profileRoles } from '#domain/options/people.ts'
import { countryName, languageName } from '#domain/places/places.ts'
import type { ConnectRequest } from '#web/features/home/home-documents.ts'
import { labelOf } from '#web/forms/labels.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Face } from '#web/ui/face.tsx'
import { FitReasons } from './fit-reasons.tsx'
import classes from './wants-to-connect.module.css'
import { words } from './words.ts'

type Props = { request: ConnectRequest; onAccept: () => void; onDecline: () => void }

export function RequestCard({ request, onAccept, onDecline }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { mentor } = request
  const isPaused = request.status === 'paused'
  const name = nameOf(request)
  const basics = mentor?.basic_data
  const role = basics?.selectedProfession && labelOf(profileRoles, basics.selectedProfession, locale)
  const country = basics?.selectedCountry ? countryName(basics.selectedCountry, locale) : null
  const languages = (basics?.selectedLanguages ?? []).map((language) => languageName(language, locale))
  const work = mentor?.workExpRecords ?? []
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.person}>
        <Face names={[mentor?.first_name ?? '', mentor?.last_name ?? '']} picture={basics?.avatar} />
        <div>
          <h3 className={classes.name}>{name}</h3>
          <p className={classes.soft}>{[role, basics?.selectedCity, country].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {request.message ? <blockquote className={classes.message}>{request.message}</blockquote> : null}
      <FitReasons fit={request.fit} points={request.fit_points} />
      <details className={classes.more}>
        <summary>{text.more(mentor?.first_name ?? name)}</summary>
        {basics?.providedBio ? <p>{basics.providedBio}</p> : null}
        <dl className={classes.facts}>
          {fact(
            text.expertise,
            (mentor?.personal_experience?.selectedExpertise ?? []).map((one) =>
              labelOf(expertises, one, locale),
            ),
          )}
          {fact(text.languages, languages)}
          {fact(
            text.work,
            work.map(({ givenTitle, givenCompany, givenTime }) =>
              [givenTitle, givenCompany, givenTime].filter(Boolean).join(', '),
            ),
            ' · ',
          )}
        </dl>
      </details>
      {isPaused ? <p className={classes.paused}>{text.paused(mentor?.first_name ?? name)}</p> : null}
      <div className={classes.actions}>
        {isPaused ? null : (
          <Button onClick={onAccept} aria-label={text.acceptNamed(name)}>
            {text.accept}
          </Button>
        )}
        <Button variant="default" onClick={onDecline} aria-label={text.declineNamed(name)}>
          {text.decline}
        </Button>
      </div>
    </article>
  )
}

export function nameOf({ mentor }: ConnectRequest): string {
  return [mentor?.first_name, mentor?.last_name].filter(Boolean).join(' ')
}

function fact(term: string, values: readonly string[], separator = ', ') {
  if (values.length === 0) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>{values.join(separator)}</dd>
    </div>
  )
}
