import { gql, type TypedDocumentNode } from 'urql'
import type { EarlierWork } from './introduction-counts.ts'

export type MentorCard = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly basic_data: { readonly avatar: string | null } | null
}

type Introduction = {
  readonly project: (EarlierWork & { readonly mentor_user: MentorCard | null }) | null
}

/** What an introduction shows beyond its own module: who reads along, and what there is to build on. */
export const introductionDocument: TypedDocumentNode<Introduction, { project: string }> = gql`
  query Introduction($project: ObjectId!) {
    project(query: { _id: $project }) {
      _id
      mentor_user { _id first_name last_name email basic_data { avatar } }
      causes { _id selected }
      activities { _id activityType selected budget }
      segments { _id keyActivities }
      offerings { _id price }
      channels { _id selected }
    }
  }
`
