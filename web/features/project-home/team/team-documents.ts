import { gql, type TypedDocumentNode } from 'urql'

type Project = { projectId: string }

export const inviteDocument: TypedDocumentNode<unknown, Project & { email: string }> = gql`
  mutation InviteTeamMember($projectId: String!, $email: String!) {
    inviteTeamMember(projectId: $projectId, email: $email) { _id email state expires_at }
  }
`

export const withdrawDocument: TypedDocumentNode<unknown, Project & { id: string }> = gql`
  mutation WithdrawTeamInvite($projectId: String!, $id: ObjectId!) {
    withdrawTeamInvite(projectId: $projectId, _id: $id) { _id state }
  }
`

export const removeDocument: TypedDocumentNode<unknown, Project & { userId: string }> = gql`
  mutation RemoveTeamMember($projectId: String!, $userId: String!) {
    removeTeamMember(projectId: $projectId, userId: $userId)
  }
`
