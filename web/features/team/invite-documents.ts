import { gql, type TypedDocumentNode } from 'urql'

export type Invitation = {
  readonly state: string
  readonly project_name: string | null
  readonly inviter_name: string | null
  readonly project_id: string | null
}

export const invitationDocument: TypedDocumentNode<{ teamInvitation: Invitation | null }, { token: string }> =
  gql`
  query TeamInvitation($token: String!) {
    teamInvitation(token: $token) { state project_name inviter_name project_id }
  }
`

export const acceptDocument: TypedDocumentNode<
  { acceptTeamInvite: { readonly _id: string; readonly name: string } | null },
  { token: string }
> = gql`
  mutation AcceptTeamInvite($token: String!) {
    acceptTeamInvite(token: $token) { _id name }
  }
`
