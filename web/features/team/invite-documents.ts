import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const invitationDocument = graphql(`
  query TeamInvitation($token: String!) {
    teamInvitation(token: $token) { state project_name inviter_name project_id }
  }
`)

export const acceptDocument = graphql(`
  mutation AcceptTeamInvite($token: String!) {
    acceptTeamInvite(token: $token) { _id name }
  }
`)

export type Invitation = NonNullable<ResultOf<typeof invitationDocument>['teamInvitation']>
