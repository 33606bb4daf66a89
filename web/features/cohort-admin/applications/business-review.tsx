import { expertises, sectors } from '#domain/options/know-how.ts'
import { businessStages } from '#domain/options/people.ts'
import { countryName } from '#domain/places/places.ts'
import { labelOf } from '#web/forms/labels.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import type { ReviewedPerson } from './review-document.ts'
import { Fact, Facts, Part, Prose } from './review-parts.tsx'

/** The specification's application review fields of an entrepreneur. */
export function BusinessReview({ user }: { user: ReviewedPerson }) {
  const text = useText()
  const locale = useLocale()
  const business = user.businessDetails
  const motivation = user.userMotivation
  const stage = business?.selectedAboutSocBus
  return (
    <>
      <Part title={text('cohortAdmin.field.business')}>
        <Facts>
          <Fact label={text('cohortAdmin.field.businessName')}>{business?.givenBusinessName}</Fact>
          <Fact label={text('cohortAdmin.field.countries')}>
            {business?.selectedCountries?.map((code) => countryName(code, locale)).join(', ')}
          </Fact>
          <Fact label={text('cohortAdmin.field.product')}>{business?.selectedProduct}</Fact>
          <Fact label={text('cohortAdmin.field.sector')}>
            {business?.selectedSector?.map((value) => labelOf(sectors, value, locale)).join(', ')}
          </Fact>
          <Fact label={text('cohortAdmin.field.stage')}>
            {stage ? labelOf(businessStages, stage, locale) : null}
          </Fact>
        </Facts>
        <Prose label={text('cohortAdmin.field.problem')}>{business?.givenProblemDes}</Prose>
        <Prose label={text('cohortAdmin.field.solution')}>{business?.givenSolutionDes}</Prose>
      </Part>
      <Part title={text('cohortAdmin.field.motivation')}>
        <Prose label={text('cohortAdmin.field.whyMentee')}>{motivation?.whyMentee}</Prose>
        <Facts>
          <Fact label={text('cohortAdmin.field.support')}>
            {motivation?.selectedSupport?.map((value) => labelOf(expertises, value, locale)).join(', ')}
          </Fact>
        </Facts>
      </Part>
    </>
  )
}
