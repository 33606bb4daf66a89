import { expertises, sectors } from '#domain/options/know-how.ts'
import { countryName } from '#domain/places/places.ts'
import { labelOf } from '#web/forms/labels.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './review.module.css'
import type { ReviewedPerson } from './review-document.ts'
import { Fact, Facts, Part, Prose } from './review-parts.tsx'
import { words } from './words.ts'

/** What a mentor brings, why, and for how many teams. */
export function MentorReview({ user }: { user: ReviewedPerson }) {
  const locale = useLocale()
  const text = words[locale]
  const known = user.personal_experience
  const motivation = user.mentorMotivation
  const records = motivation?.mentorRecords ?? []
  return (
    <>
      <Part title={text.field.knowHow}>
        <Facts>
          <Fact label={text.field.expertise}>
            {known?.selectedExpertise?.map((value) => labelOf(expertises, value, locale)).join(', ')}
          </Fact>
          <Fact label={text.field.sector}>
            {known?.selectedSector?.map((value) => labelOf(sectors, value, locale)).join(', ')}
          </Fact>
          <Fact label={text.field.countryExpertise}>
            {known?.selectedCountryExpertise?.map((code) => countryName(code, locale)).join(', ')}
          </Fact>
          <Fact label={text.field.capacity}>
            {motivation?.numberOfTeams === null || motivation?.numberOfTeams === undefined
              ? null
              : text.list.teams(motivation.numberOfTeams)}
          </Fact>
          <Fact label={text.field.founded}>
            {motivation?.isEntrepreneur ? text.review.yes : text.review.no}
          </Fact>
        </Facts>
      </Part>
      <Part title={text.field.motivation}>
        <Prose label={text.field.whyMentor}>{motivation?.whyMentor}</Prose>
        {records.length > 0 ? (
          <div className={classes.prose}>
            <h4>{text.field.mentored}</h4>
            <ul className={classes.records}>
              {records.map(({ givenInstitution, givenDuration, givenHours }, index) => (
                <li key={index}>
                  {[givenInstitution, givenDuration, givenHours].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </Part>
    </>
  )
}
