import { hideFeedback } from '#server/verbs/feedback/hide-feedback.ts'
import { inviteAdmin, organisationInvites, withdrawAdminInvite } from '#server/verbs/people/admin-invites.ts'
import { adminUpdateUser } from '#server/verbs/people/admin-update-user.ts'
import { auditLog } from '#server/verbs/people/audit-log.ts'
import { deactivateUsers } from '#server/verbs/people/deactivate-people.ts'
import { deactivateUser, revokeUserSessions } from '#server/verbs/people/end-access.ts'
import { organisationUsers, platformPlaces, platformUsers } from '#server/verbs/people/find-people.ts'
import { setMainOrg, setOrg } from '#server/verbs/people/set-organisation.ts'
import { setUserRole } from '#server/verbs/people/set-user-role.ts'
import { transferProject } from '#server/verbs/projects/transfer-project.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const managePeopleResolvers = {
  Query: {
    platformUsers: by((context, { list }) => platformUsers(context, list)),
    platformPlaces: by((context) => platformPlaces(context)),
    auditLog: by((context, { org, list }) => auditLog(context, org, list)),
    organisationInvites: by((context, { org }) => organisationInvites(context, org)),
    organisationUsers: by((context, { org, list }) => organisationUsers(context, org, list)),
  },
  Mutation: {
    setUserRole: by(setUserRole),
    setMainOrg: by(setMainOrg),
    setOrg: by(setOrg),
    adminUpdateUser: by(adminUpdateUser),
    deactivateUser: by(deactivateUser),
    deactivateUsers: by(deactivateUsers),
    revokeUserSessions: by(revokeUserSessions),
    inviteAdmin: by(inviteAdmin),
    withdrawAdminInvite: by(withdrawAdminInvite),
    transferProject: by(transferProject),
    hideFeedback: by(hideFeedback),
  },
} satisfies Some
