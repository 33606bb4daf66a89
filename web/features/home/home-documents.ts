import { gql, type TypedDocumentNode } from 'urql'
import type { FeedbackCount } from '#web/data/feedback-counts.ts'
import type { Progress } from '#web/data/programme.ts'
import type { Announcement } from './news/announcement.ts'
import type { Person } from './person-card.tsx'
import type { UpcomingItem } from './upcoming/upcoming-item.ts'
import type { ConnectRequest } from './wants-to-connect/connect-request.ts'

export type Standing = {
  readonly _id: string
  readonly cohortId: string | null
  readonly application_status: string
  readonly onboarded: boolean
}

export type ModuleEntry = {
  readonly module_id: string
  readonly module_name: string | null
  readonly slug: string
  readonly active: boolean | null
  readonly start: string | null
}

export type HomeCohort = {
  readonly _id: string
  readonly title: string
  readonly self_guided: boolean | null
  readonly custom_welcome_message: string | null
  readonly module_data: readonly ModuleEntry[] | null
}

export type HomeProject = {
  readonly _id: string
  readonly name: string
  readonly owner_id: string
  readonly mentor: string | null
  readonly cohort_id: string | null
  readonly mentor_agreement: boolean | null
  readonly entrepreneur_agreement: boolean | null
  readonly course_open: boolean
  readonly owner?: Person | null
  readonly mentor_user?: Person | null
  readonly progresses: readonly Progress[]
}

export type UnreadThread = Pick<FeedbackCount, 'fieldId' | 'unread'>

type Shared = {
  readonly me: Standing | null
  readonly cohort: HomeCohort | null
  readonly announcements: readonly Announcement[]
  readonly upcoming: readonly UpcomingItem[]
}

export type EntrepreneurData = Shared & {
  readonly project: HomeProject | null
  readonly connectRequests?: readonly ConnectRequest[]
  readonly feedbackCounts?: readonly UnreadThread[]
}

export type MatchingCohort = {
  readonly is_open: boolean
  readonly free_places: number
  readonly cohort: { readonly _id: string; readonly title: string }
}

export type MentoredProjectData = HomeProject & { readonly feedbackCounts: readonly UnreadThread[] }

export type MentorData = Shared & {
  readonly projects: readonly MentoredProjectData[]
  readonly matchingCohorts: readonly MatchingCohort[]
  readonly candidates?: { readonly items: readonly { readonly request_status: string | null }[] } | null
}

export const entrepreneurDocument: TypedDocumentNode<
  EntrepreneurData,
  { projectId: string | null; project: string; hasProject: boolean }
> = gql`
  query EntrepreneurHome($projectId: ObjectId, $project: String!, $hasProject: Boolean!) {
    me { _id cohortId application_status onboarded }
    cohort {
      _id
      title
      self_guided
      custom_welcome_message
      module_data { module_id module_name slug active start }
    }
    project(query: { _id: $projectId }) {
      _id
      name
      owner_id
      mentor
      cohort_id
      mentor_agreement
      entrepreneur_agreement
      course_open
      mentor_user { _id first_name last_name email basic_data { avatar providedBio selectedCity selectedCountry urlWhatsapp phoneCode } }
      progresses {
        _id
        order
        module_id
        finished
        module { finished validated review_request request_count withdrawn }
      }
    }
    connectRequests(projectId: $project) @include(if: $hasProject) {
      _id
      status
      message
      created_at
      fit
      fit_points { reason points of shared }
      mentor {
        _id
        first_name
        last_name
        basic_data {
          avatar
          providedBio
          selectedCity
          selectedCountry
          selectedLanguages
          selectedProfession
          urlLinkedin
          urlWebsite
        }
        personal_experience { selectedExpertise selectedSector }
        workExpRecords { givenTitle givenCompany givenTime }
      }
    }
    feedbackCounts(query: { projectId: $project }) @include(if: $hasProject) { fieldId unread }
    announcements { _id title title_es text text_es visible_from pinned read }
    upcoming { id kind date cohort_title project_id module title }
  }
`

export const mentorDocument: TypedDocumentNode<
  MentorData,
  { user: string; cohort: string; isApproved: boolean }
> = gql`
  query MentorHome($user: String!, $cohort: String!, $isApproved: Boolean!) {
    me { _id cohortId application_status onboarded }
    cohort {
      _id
      title
      self_guided
      custom_welcome_message
      module_data { module_id module_name slug active start }
    }
    projects(query: { mentor: $user }, sortBy: NAME_ASC) {
      _id
      name
      owner_id
      mentor
      cohort_id
      mentor_agreement
      entrepreneur_agreement
      course_open
      owner { _id first_name last_name email basic_data { avatar providedBio selectedCity selectedCountry urlWhatsapp phoneCode } }
      feedbackCounts { fieldId unread }
      progresses {
        _id
        order
        module_id
        finished
        module { finished validated review_request request_count withdrawn }
      }
    }
    matchingCohorts { is_open free_places cohort { _id title } }
    candidates(cohortId: $cohort) @include(if: $isApproved) { items { project_id request_status } }
    announcements { _id title title_es text text_es visible_from pinned read }
    upcoming { id kind date cohort_title project_id module title }
  }
`
