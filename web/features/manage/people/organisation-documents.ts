import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const organisationPeopleDocument = graphql(`
  query OrganisationPeople($org: String!) {
    organisationUsers(org: $org, list: { filters: [{ name: "role", value: "admin" }], size: 100 }) {
      total
      items { _id first_name last_name email role org_role main_org state last_seen_at }
    }
  }
`)

export const organisationInvitesDocument = graphql(`
  query OrganisationInvites($org: String!) {
    organisationInvites(org: $org) { _id email first_name last_name org_role state expires_at }
  }
`)

export const inviteAdminDocument = graphql(`
  mutation InviteAdmin(
    $org: String!
    $email: String!
    $firstName: String!
    $lastName: String!
    $orgRole: String!
  ) {
    inviteAdmin(org: $org, email: $email, first_name: $firstName, last_name: $lastName, org_role: $orgRole) {
      _id
      state
    }
  }
`)

export const withdrawInviteDocument = graphql(`
  mutation WithdrawAdminInvite($id: ObjectId!) {
    withdrawAdminInvite(_id: $id) { _id state }
  }
`)

export type Colleague = ResultOf<typeof organisationPeopleDocument>['organisationUsers']['items'][number]
export type AdminInvite = ResultOf<typeof organisationInvitesDocument>['organisationInvites'][number]
