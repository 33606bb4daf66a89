import { gql, type TypedDocumentNode } from 'urql'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import type { Applicant, Decidable, JoiningRole } from './application-documents.ts'

type Words = string | null
type List = readonly string[] | null

export type ApplicationEvent = {
  readonly from_status: ApplicationStatus
  readonly to_status: ApplicationStatus
  readonly author_name: Words
  readonly message: string
  readonly created_at: string
}

export type ReviewedPerson = Applicant & {
  readonly email: Words
  readonly basic_data: {
    readonly avatar: Words
    readonly providedBio: Words
    readonly selectedCity: Words
    readonly selectedState: Words
    readonly selectedCountry: Words
    readonly selectedLanguages: List
    readonly selectedProfession: Words
    readonly phoneCode: Words
    readonly urlWhatsapp: Words
    readonly urlLinkedin: Words
    readonly urlWebsite: Words
    readonly urlFacebook: Words
    readonly urlInstagram: Words
    readonly urlTwitter: Words
  } | null
  readonly businessDetails: {
    readonly givenBusinessName: Words
    readonly givenProblemDes: Words
    readonly givenSolutionDes: Words
    readonly selectedAboutSocBus: Words
    readonly selectedCountries: List
    readonly selectedProduct: Words
    readonly selectedSector: List
  } | null
  readonly workExpRecords:
    | readonly {
        readonly givenCompany: Words
        readonly givenShortDes: Words
        readonly givenTime: Words
        readonly givenTitle: Words
      }[]
    | null
  readonly eduExpRecords:
    | readonly { readonly givenDegree: Words; readonly givenFocus: Words; readonly givenInstitution: Words }[]
    | null
  readonly personal_experience: {
    readonly selectedCountryExpertise: List
    readonly selectedExpertise: List
    readonly selectedSector: List
  } | null
  readonly mentorMotivation: {
    readonly isEntrepreneur: boolean | null
    readonly mentorRecords:
      | readonly {
          readonly givenDuration: Words
          readonly givenHours: Words
          readonly givenInstitution: Words
        }[]
      | null
    readonly numberOfTeams: number | null
    readonly whyMentor: Words
  } | null
  readonly userMotivation: {
    readonly isEntrepreneur: boolean | null
    readonly selectedSupport: List
    readonly whyMentee: Words
  } | null
}

export type ReviewedApplication = Decidable & {
  readonly role: JoiningRole
  readonly created_at: string
  readonly history: readonly ApplicationEvent[]
  readonly user: ReviewedPerson | null
}

export const reviewDocument: TypedDocumentNode<{ application: ReviewedApplication | null }, { id: string }> =
  gql`
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
`
