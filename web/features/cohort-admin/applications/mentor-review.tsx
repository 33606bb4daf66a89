import { expertises, sectors } from '#domain/options/know-how.ts'
import { countryName } from '#domain/places/places.ts'
import { labelOf } from '#web/forms/labels.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import classes from './review.module.css'
import type { ReviewedPerson } from './review-document.ts'
import { Fact, Facts, Part, Prose } from './review-parts.tsx'

/** What a mentor brings, why, and for how many teams. */
export function MentorReview({ user }: { user: ReviewedPerson }) {
  const text = useText()
  const locale = useLocale()
  const known = user.personal_experience
  const motivation = user.mentorMotivation
  const records = motivation?.mentorRecords ?? []
  return (
    <>
      <Part title={text('cohortAdmin.field.knowHow')}>
        <Facts>
          <Fact label={text('cohortAdmin.field.expertise')}>
            {known?.selectedExpertise?.map((value) => labelOf(expertises, value, locale)).join(', ')}
          </Fact>
          <Fact label={text('cohortAdmin.field.sector')}>
            {known?.selectedSector?.map((value) => labelOf(sectors, value, locale)).join(', ')}
          </Fact>
          <Fact label={text('cohortAdmin.field.countryExpertise')}>
            {known?.selectedCountryExpertise?.map((code) => countryName(code, locale)).join(', ')}
          </Fact>
          <Fact label={text('cohortAdmin.field.capacity')}>
            {motivation?.numberOfTeams === null || motivation?.numberOfTeams === undefined
              ? null
              : text('cohortAdmin.list.teams', { count: motivation.numberOfTeams })}
          </Fact>
          <Fact label={text('cohortAdmin.field.founded')}>
            {text(motivation?.isEntrepreneur ? 'cohortAdmin.review.yes' : 'cohortAdmin.review.no')}
          </Fact>
        </Facts>
      </Part>
      <Part title={text('cohortAdmin.field.motivation')}>
        <Prose label={text('cohortAdmin.field.whyMentor')}>{motivation?.whyMentor}</Prose>
        {records.length > 0 ? (
          <div className={classes.prose}>
            <h4>{text('cohortAdmin.field.mentored')}</h4>
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
