import { graphql, type ResultOf } from '#web/data/graphql.ts'
export const reviewDocument = graphql(`
  query ReviewApplication($id: ObjectId!) {
    application(query: { _id: $id }) {
      _id
      role
      status
      created_at
      history { from_status to_status author_name message created_at }
      user {
        _id
        user_id
        first_name
        last_name
        email
        locale
        mail_preference
        basic_data {
          avatar
          providedBio
          selectedCity
          selectedState
          selectedCountry
          selectedLanguages
          selectedProfession
          phoneCode
          urlWhatsapp
          urlLinkedin
          urlWebsite
          urlFacebook
          urlInstagram
          urlTwitter
        }
        businessDetails {
          givenBusinessName
          givenProblemDes
          givenSolutionDes
          selectedAboutSocBus
          selectedCountries
          selectedProduct
          selectedSector
        }
        workExpRecords { givenCompany givenShortDes givenTime givenTitle }
        eduExpRecords { givenDegree givenFocus givenInstitution }
        personal_experience { selectedCountryExpertise selectedExpertise selectedSector }
        mentorMotivation {
          isEntrepreneur
          numberOfTeams
          whyMentor
          mentorRecords { givenDuration givenHours givenInstitution }
        }
        userMotivation { isEntrepreneur selectedSupport whyMentee }
      }
    }
  }
`)

export type ReviewedApplication = NonNullable<ResultOf<typeof reviewDocument>['application']>
export type ReviewedPerson = NonNullable<ReviewedApplication['user']>
