import { gql, type TypedDocumentNode } from 'urql'
import type { Module, Progress } from '#web/data/programme.ts'

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

export type TeamMember = {
  readonly user_id: string | null
  readonly name: string | null
  readonly role: string | null
}

export type HomeProject = {
  readonly _id: string
  readonly name: string
  readonly status: string
  readonly solution: string | null
  readonly mentor: string | null
  readonly mentor_agreement: boolean | null
  readonly entrepreneur_agreement: boolean | null
  readonly team_members: readonly TeamMember[] | null
  readonly progresses: readonly Progress[]
}

type Read = {
  project: HomeProject | null
  cohort: { readonly _id: string; readonly module_data: readonly Module[] } | null
  owner: PersonCard | null
  mentor?: PersonCard | null
}
type Variables = { id: string; cohort: string; owner: string; mentor: string; hasMentor: boolean }

export const projectHomeDocument: TypedDocumentNode<Read, Variables> = gql`
  query ProjectHome(
    $id: ObjectId!
    $cohort: ObjectId!
    $owner: String!
    $mentor: String!
    $hasMentor: Boolean!
  ) {
    project(query: { _id: $id }) {
      _id
      name
      status
      solution
      mentor
      mentor_agreement
      entrepreneur_agreement
      team_members { user_id name role }
      progresses {
        _id
        order
        module_id
        finished
        module { finished validated review_request request_count }
      }
    }
    cohort(query: { _id: $cohort }) {
      _id
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
