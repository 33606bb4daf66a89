import { gql, type TypedDocumentNode } from 'urql'
import type { Side } from '#domain/progress/agreement.ts'

export type Signature = {
  readonly side: Side
  readonly full_name: string
  readonly signed_at: string
  readonly text_version: string
}

export type Agreement = {
  readonly project_id: string
  readonly text: string
  readonly text_version: string
  readonly mentor_agreement: boolean
  readonly entrepreneur_agreement: boolean
  readonly is_matched: boolean
  readonly my_side: Side | null
  readonly mentor_name: string | null
  readonly entrepreneur_name: string | null
  readonly signatures: readonly Signature[]
}

export type GateProject = {
  readonly _id: string
  readonly name: string
  readonly status: string
  readonly mentor: string | null
  readonly course_open: boolean
  readonly mentor_agreement: boolean | null
  readonly entrepreneur_agreement: boolean | null
}

type Read = { project: GateProject | null; agreement: Agreement | null }

export const agreementDocument: TypedDocumentNode<Read, { id: string; projectId: string }> = gql`
  query Agreement($id: ObjectId!, $projectId: String!) {
    project(query: { _id: $id }) {
      _id
      name
      status
      mentor
      course_open
      mentor_agreement
      entrepreneur_agreement
    }
    agreement(projectId: $projectId) {
      project_id
      text
      text_version
      mentor_agreement
      entrepreneur_agreement
      is_matched
      my_side
      mentor_name
      entrepreneur_name
      signatures { side full_name signed_at text_version }
    }
  }
`

type Signing = { projectId: string; name: string; version: string }
type Signed = Pick<Agreement, 'project_id' | 'mentor_agreement' | 'entrepreneur_agreement' | 'signatures'>

export const signAsMentorDocument: TypedDocumentNode<{ signMentorAgreement: Signed | null }, Signing> = gql`
  mutation SignMentorAgreement($projectId: String!, $name: String!, $version: String!) {
    signMentorAgreement(projectId: $projectId, full_name: $name, text_version: $version) {
      project_id
      mentor_agreement
      entrepreneur_agreement
      signatures { side full_name signed_at text_version }
    }
  }
`

export const signAsEntrepreneurDocument: TypedDocumentNode<
  { signEntrepreneurAgreement: Signed | null },
  Signing
> = gql`
  mutation SignEntrepreneurAgreement($projectId: String!, $name: String!, $version: String!) {
    signEntrepreneurAgreement(projectId: $projectId, full_name: $name, text_version: $version) {
      project_id
      mentor_agreement
      entrepreneur_agreement
      signatures { side full_name signed_at text_version }
    }
  }
`

export const projectChangedDocument: TypedDocumentNode<
  { projectChanged: { id: string } },
  { projectId: string }
> = gql`
  subscription GateChanged($projectId: String!) {
    projectChanged(projectId: $projectId) { projectId kind id version change }
  }
`
