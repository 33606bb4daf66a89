import { graphql, type ResultOf } from '#web/data/graphql.ts'
export const agreementDocument = graphql(`
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
`)

export const signAsMentorDocument = graphql(`
  mutation SignMentorAgreement($projectId: String!, $name: String!, $version: String!) {
    signMentorAgreement(projectId: $projectId, full_name: $name, text_version: $version) {
      project_id
      mentor_agreement
      entrepreneur_agreement
      signatures { side full_name signed_at text_version }
    }
  }
`)

export const signAsEntrepreneurDocument = graphql(`
  mutation SignEntrepreneurAgreement($projectId: String!, $name: String!, $version: String!) {
    signEntrepreneurAgreement(projectId: $projectId, full_name: $name, text_version: $version) {
      project_id
      mentor_agreement
      entrepreneur_agreement
      signatures { side full_name signed_at text_version }
    }
  }
`)

export const projectChangedDocument = graphql(`
  subscription GateChanged($projectId: String!) {
    projectChanged(projectId: $projectId) { projectId kind id version change }
  }
`)

type Gate = ResultOf<typeof agreementDocument>
export type GateProject = NonNullable<Gate['project']>
export type Agreement = NonNullable<Gate['agreement']>
