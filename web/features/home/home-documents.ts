import { graphql, type ResultOf } from '#web/data/graphql.ts'
export const entrepreneurDocument = graphql(`
  query EntrepreneurHome($projectId: ObjectId, $project: String!, $hasProject: Boolean!) {
    me { _id cohortId application_status onboarded }
    cohort {
      _id
      title
      self_guided
      matching
      matching_start
      matching_end
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
`)

export const mentorDocument = graphql(`
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
`)

export type EntrepreneurData = ResultOf<typeof entrepreneurDocument>
export type MentorData = ResultOf<typeof mentorDocument>

export type Standing = NonNullable<EntrepreneurData['me']>
export type ModuleEntry = NonNullable<NonNullable<EntrepreneurData['cohort']>['module_data']>[number]
export type MentoredProjectData = MentorData['projects'][number]
export type HomeProject = Omit<NonNullable<EntrepreneurData['project']>, 'mentor_user'>
/** With a project: its mentor for the owner, its owner for the mentor. */
export type Person = NonNullable<MentoredProjectData['owner']>
export type UnreadThread = MentoredProjectData['feedbackCounts'][number]
export type ConnectRequest = NonNullable<EntrepreneurData['connectRequests']>[number]
export type Announcement = EntrepreneurData['announcements'][number]
export type UpcomingItem = EntrepreneurData['upcoming'][number]
