import { graphql, type ResultOf } from '#web/data/graphql.ts'

const managedUserFields = `
  fragment ManagedUserFields on ManagedUser {
    _id email first_name last_name role org_role main_org main_org_id main_org_name org_id org_name cohortId cohort_title
    application_status state test_account created_at last_seen_at
  }
`

export const platformUsersDocument = graphql(
  `
  query PlatformUsers($list: ListQueryInput) {
    platformUsers(list: $list) { total items { ...ManagedUserFields } }
  }
`,
  managedUserFields,
)

export const platformPlacesDocument = graphql(`
  query PlatformPlaces {
    platformPlaces { organisations { _id name slug } cohorts { _id title org_id } }
  }
`)

export const setRoleDocument = graphql(
  `
  mutation SetUserRole($userId: ObjectId!, $role: String!, $orgRole: String) {
    setUserRole(userId: $userId, role: $role, org_role: $orgRole) { ...ManagedUserFields }
  }
`,
  managedUserFields,
)

export const setMainOrgDocument = graphql(
  `
  mutation SetMainOrg($userId: ObjectId!, $org: ObjectId) {
    setMainOrg(userId: $userId, org: $org) { ...ManagedUserFields }
  }
`,
  managedUserFields,
)

export const setOrgDocument = graphql(
  `
  mutation SetOrg($userId: ObjectId!, $org: ObjectId) {
    setOrg(userId: $userId, org: $org) { ...ManagedUserFields }
  }
`,
  managedUserFields,
)

export const updateUserDocument = graphql(
  `
  mutation AdminUpdateUser($userId: ObjectId!, $data: AdminUserInput!) {
    adminUpdateUser(userId: $userId, data: $data) { ...ManagedUserFields }
  }
`,
  managedUserFields,
)

export const deactivateDocument = graphql(
  `
  mutation DeactivateUser($userId: ObjectId!, $disabled: Boolean) {
    deactivateUser(userId: $userId, disabled: $disabled) { ...ManagedUserFields }
  }
`,
  managedUserFields,
)

export const deactivateManyDocument = graphql(
  `
  mutation DeactivateUsers($people: ListSelectionInput!, $disabled: Boolean!) {
    deactivateUsers(people: $people, disabled: $disabled) { changed refused { ...ManagedUserFields } }
  }
`,
  managedUserFields,
)

export const endSessionsDocument = graphql(
  `
  mutation RevokeUserSessions($userId: ObjectId!) {
    revokeUserSessions(userId: $userId) { ...ManagedUserFields }
  }
`,
  managedUserFields,
)

export type ManagedUser = ResultOf<typeof platformUsersDocument>['platformUsers']['items'][number]
export type Places = ResultOf<typeof platformPlacesDocument>['platformPlaces']
