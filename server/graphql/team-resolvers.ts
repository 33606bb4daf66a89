import { type ApiContext, caller } from '#server/caller.ts'
import { projectHome } from '#server/project-home/project-home.ts'
import { acceptTeamInvite } from '#server/team/accept-invite.ts'
import { findInvitation } from '#server/team/find-invitation.ts'
import { inviteTeamMember, withdrawTeamInvite } from '#server/team/invite-member.ts'
import { removeTeamMember } from '#server/team/remove-member.ts'

type Project = { projectId: string }
type Seen = { version?: number | null }
type Token = { token: string }

export const teamResolvers = {
  Query: {
    projectHome: async (_: unknown, { projectId }: Project, context: ApiContext) =>
      projectHome(caller(context), projectId),
    // A stranger is not told whether a link leads anywhere.
    teamInvitation: async (_: unknown, { token }: Token, context: ApiContext) =>
      context.actor ? findInvitation(caller(context), token) : null,
  },
  Mutation: {
    inviteTeamMember: async (_: unknown, args: Project & Seen & { email: string }, context: ApiContext) =>
      inviteTeamMember(caller(context), args),
    withdrawTeamInvite: async (_: unknown, args: Project & { _id: string }, context: ApiContext) =>
      withdrawTeamInvite(caller(context), args),
    removeTeamMember: async (_: unknown, args: Project & Seen & { userId: string }, context: ApiContext) =>
      removeTeamMember(caller(context), args),
    acceptTeamInvite: async (_: unknown, { token }: Token, context: ApiContext) =>
      acceptTeamInvite(caller(context), token),
  },
}
