import { caller } from '#server/caller.ts'
import { businessPlan, businessPlanCanvas } from '#server/verbs/plan-view/business-plan.ts'
import { projectHome } from '#server/verbs/project-home/project-home.ts'
import { acceptTeamInvite } from '#server/verbs/team/accept-invite.ts'
import { findInvitation } from '#server/verbs/team/find-invitation.ts'
import { inviteTeamMember, withdrawTeamInvite } from '#server/verbs/team/invite-member.ts'
import { removeTeamMember } from '#server/verbs/team/remove-member.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const teamResolvers = {
  Query: {
    businessPlan: by(businessPlan),
    businessPlanCanvas: by(businessPlanCanvas),
    projectHome: by((context, { projectId }) => projectHome(context, projectId)),
    // A stranger is not told whether a link leads anywhere.
    teamInvitation: async (_, { token }, context) =>
      context.actor ? findInvitation(caller(context), token) : null,
  },
  Mutation: {
    inviteTeamMember: by(inviteTeamMember),
    withdrawTeamInvite: by(withdrawTeamInvite),
    removeTeamMember: by(removeTeamMember),
    acceptTeamInvite: by((context, { token }) => acceptTeamInvite(context, token)),
  },
} satisfies Some
