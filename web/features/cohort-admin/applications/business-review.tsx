import { expertises, sectors } from '#domain/options/know-how.ts'
import { businessStages } from '#domain/options/people.ts'
import { countryName } from '#domain/places/places.ts'
import { labelOf } from '#web/forms/labels.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { ReviewedPerson } from './review-document.ts'
import { Fact, Facts, Part, Prose } from './review-parts.tsx'
import { words } from './words.ts'

/** The specification's application review fields of an entrepreneur. */
export function BusinessReview({ user }: { user: ReviewedPerson }) {
  const locale = useLocale()
  const text = words[locale]
  const business = user.businessDetails
  const motivation = user.userMotivation
  const stage = business?.selectedAboutSocBus
  return (
    <>
      <Part title={text.field.business}>
        <Facts>
          <Fact label={text.field.businessName}>{business?.givenBusinessName}</Fact>
          <Fact label={text.field.countries}>
            {business?.selectedCountries?.map((code) => countryName(code, locale)).join(', ')}
          </Fact>
          <Fact label={text.field.product}>{business?.selectedProduct}</Fact>
          <Fact label={text.field.sector}>
            {business?.selectedSector?.map((value) => labelOf(sectors, value, locale)).join(', ')}
          </Fact>
          <Fact label={text.field.stage}>{stage ? labelOf(businessStages, stage, locale) : null}</Fact>
        </Facts>
        <Prose label={text.field.problem}>{business?.givenProblemDes}</Prose>
        <Prose label={text.field.solution}>{business?.givenSolutionDes}</Prose>
      </Part>
      <Part title={text.field.motivation}>
        <Prose label={text.field.whyMentee}>{motivation?.whyMentee}</Prose>
        <Facts>
          <Fact label={text.field.support}>
            {motivation?.selectedSupport?.map((value) => labelOf(expertises, value, locale)).join(', ')}
          </Fact>
        </Facts>
      </Part>
    </>
  )
}
