import type { ReactNode } from 'react'
import { profileRoles } from '#domain/options/people.ts'
import { countryName, languageName } from '#domain/places/places.ts'
import { labelOf } from '#web/forms/labels.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Face } from '#web/ui/face.tsx'
import { BusinessReview } from './business-review.tsx'
import { Contact } from './contact.tsx'
import { History } from './history.tsx'
import { MentorReview } from './mentor-review.tsx'
import classes from './review.module.css'
import type { ReviewedApplication } from './review-document.ts'
import { Fact, Facts, Part, Prose } from './review-parts.tsx'
import { StatusBadge } from './status-badge.tsx'
import { words } from './words.ts'

/** Everything an organiser decides by, the business or the know-how first. */
export function Review({ application, children }: { application: ReviewedApplication; children: ReactNode }) {
  const locale = useLocale()
  const text = words[locale]
  const { user, status, role, created_at } = application
  if (!user) {
    return (
      <>
        <StatusBadge status={status} />
        <p>{text.review.goneWhy}</p>
        {children}
        <History application={application} />
      </>
    )
  }
  const basics = user.basic_data
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(created_at))
  const place = [basics?.selectedCity, basics?.selectedState, country(basics?.selectedCountry)]
  return (
    <article className={classes.review}>
      <div className={classes.person}>
        <Face names={[user.first_name, user.last_name]} picture={basics?.avatar} size="lg" />
        <div>
          <StatusBadge status={status} />
          <p className={classes.line}>{place.filter(Boolean).join(', ')}</p>
          <p className={classes.line}>{text.list.applied(day)}</p>
        </div>
      </div>
      {role === 'entrepreneur' ? <BusinessReview user={user} /> : <MentorReview user={user} />}
      <Part title={text.field.work}>
        <Records
          none={text.review.noWork}
          records={(user.workExpRecords ?? []).map((record) => ({
            title: [record.givenTitle, record.givenCompany],
            time: record.givenTime,
            words: record.givenShortDes,
          }))}
        />
      </Part>
      {user.eduExpRecords?.length ? (
        <Part title={text.field.education}>
          <Records
            none=""
            records={user.eduExpRecords.map((record) => ({
              title: [record.givenDegree, record.givenInstitution],
              time: null,
              words: record.givenFocus,
            }))}
          />
        </Part>
      ) : null}
      <Part title={text.review.about}>
        <Facts>
          <Fact label={text.field.profession}>
            {basics?.selectedProfession ? labelOf(profileRoles, basics.selectedProfession, locale) : null}
          </Fact>
          <Fact label={text.field.languages}>
            {basics?.selectedLanguages?.map((code) => languageName(code, locale)).join(', ')}
          </Fact>
        </Facts>
        <Prose label={text.field.bio}>{basics?.providedBio}</Prose>
      </Part>
      <Contact user={user} />
      {children}
      <History application={application} />
    </article>
  )

  function country(code: string | null | undefined): string {
    return code ? countryName(code, locale) : ''
  }
}

type Record = { title: readonly (string | null)[]; time: string | null; words: string | null }

function Records({ records, none }: { records: readonly Record[]; none: string }) {
  if (records.length === 0) return <p className={classes.none}>{none}</p>
  return (
    <ul className={classes.records}>
      {records.map((record, index) => (
        <li key={index}>
          <strong>{record.title.filter(Boolean).join(' · ')}</strong>
          {record.time ? <span className={classes.line}>{record.time}</span> : null}
          {record.words ? <p>{record.words}</p> : null}
        </li>
      ))}
    </ul>
  )
}
