import { graphql } from './graphql.ts'

/** From the project page and from the plan. Nothing in the answer tells whether the address has an account. */
export const inviteDocument = graphql(`
  mutation InviteTeamMember($projectId: String!, $email: String!) {
    inviteTeamMember(projectId: $projectId, email: $email) { _id email state expires_at }
  }
`)
