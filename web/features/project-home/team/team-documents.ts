import { graphql } from '#web/data/graphql.ts'

export const withdrawDocument = graphql(`
  mutation WithdrawTeamInvite($projectId: String!, $id: ObjectId!) {
    withdrawTeamInvite(projectId: $projectId, _id: $id) { _id state }
  }
`)

export const removeDocument = graphql(`
  mutation RemoveTeamMember($projectId: String!, $userId: String!) {
    removeTeamMember(projectId: $projectId, userId: $userId)
  }
`)
