import { gql, type TypedDocumentNode } from 'urql'
import type { FeedbackCount } from '#web/data/feedback-counts.ts'
import type { Module } from '#web/data/programme.ts'
import type { Standing } from './module-progress.ts'
import type { CohortDates } from './upcoming-dates.ts'

export type PersonCard = {
  readonly _id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly basic_data: {
    readonly avatar: string | null
    readonly selectedCity: string | null
    readonly selectedCountry: string | null
  } | null
}

export type NamedMember = {
  readonly user_id: string | null
  readonly name: string | null
  readonly role: string | null
}

export type Mate = {
  readonly user_id: string
  readonly name: string
  readonly role: string
  readonly accepted_at: string
}

export type Invite = {
  readonly _id: string
  readonly email: string
  readonly state: string
  readonly expires_at: string
}

type Titled = { readonly step_title: string; readonly step_title_es: string }

export type Thread = Titled & {
  readonly fieldId: string
  readonly module: string
  readonly step: string
  readonly unread: number
  readonly text: string
  readonly author_name: string
  readonly timestamp: string
}

/** Every conversation of the plan; of those with much to read, the page shows only some. */
export type UnreadThread = Pick<FeedbackCount, 'fieldId' | 'unread'>

export type LastEdit = Titled & {
  readonly module: string
  readonly step: string
  readonly at: string
  readonly author_name: string | null
}

export type HomeProject = {
  readonly _id: string
  readonly name: string
  readonly status: string
  readonly solution: string | null
  readonly owner_id: string
  readonly mentor: string | null
  readonly mentor_agreement: boolean | null
  readonly entrepreneur_agreement: boolean | null
  readonly team_members: readonly NamedMember[] | null
}

export type HomeCohort = CohortDates & {
  readonly _id: string
  readonly self_guided: boolean | null
  readonly module_data: readonly Module[]
}

export type HomeDetails = {
  readonly modules: readonly Standing[]
  readonly last_edit: LastEdit | null
  readonly threads: readonly Thread[]
  readonly goals: readonly { readonly title: string; readonly date: string }[]
  readonly team: readonly Mate[]
  readonly invites: readonly Invite[] | null
}

export type HomeData = {
  readonly project: HomeProject | null
  readonly cohort: HomeCohort | null
  readonly owner: PersonCard | null
  readonly mentor?: PersonCard | null
  readonly projectHome: HomeDetails | null
  readonly feedbackCounts: readonly UnreadThread[]
  /** Everything that an entrepreneur works in, or a mentor accompanies. */
  readonly projects?: readonly { readonly _id: string; readonly name: string }[]
}

type Variables = {
  id: string
  projectId: string
  cohort: string
  owner: string
  mentor: string
  hasMentor: boolean
  takesPart: boolean
}

export const projectHomeDocument: TypedDocumentNode<HomeData, Variables> = gql`
  query ProjectHome(
    $id: ObjectId!
    $projectId: String!
    $cohort: ObjectId!
    $owner: String!
    $mentor: String!
    $hasMentor: Boolean!
    $takesPart: Boolean!
  ) {
    project(query: { _id: $id }) {
      _id
      name
      status
      solution
      owner_id
      mentor
      mentor_agreement
      entrepreneur_agreement
      team_members { user_id name role }
    }
    projectHome(projectId: $projectId) {
      modules { module steps_done steps has_begun review validated review_at review_message changed_steps }
      last_edit { module step step_title step_title_es at author_name }
      threads { fieldId module step step_title step_title_es unread text author_name timestamp }
      goals { title date }
      team { user_id name role accepted_at }
      invites { _id email state expires_at }
    }
    feedbackCounts(query: { projectId: $projectId }) { fieldId unread }
    projects(sortBy: NAME_ASC, limit: 20) @include(if: $takesPart) { _id name }
    cohort(query: { _id: $cohort }) {
      _id
      self_guided
      matching_end
      start_date
      end_date
      module_data { module_id module_name slug active customised start }
    }
    owner: user(query: { user_id: $owner }) {
      _id
      first_name
      last_name
      email
      basic_data { avatar selectedCity selectedCountry }
    }
    mentor: user(query: { user_id: $mentor }) @include(if: $hasMentor) {
      _id
      first_name
      last_name
      email
      basic_data { avatar selectedCity selectedCountry }
    }
  }
`

/** The page stays fresh: the cache reads again what it shows of this project. */
export const changesDocument = gql`
  subscription ProjectHomeChanged($projectId: String!) {
    projectChanged(projectId: $projectId) { projectId kind id version change }
  }
`
