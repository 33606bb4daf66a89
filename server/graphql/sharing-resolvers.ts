import { revokeSharedLink, updateSharedLink } from '#server/verbs/sharing/change-link.ts'
import { createSharedLink } from '#server/verbs/sharing/create-link.ts'
import { sharedLinks } from '#server/verbs/sharing/shared-links.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const sharingResolvers = {
  Query: {
    sharedLinks: by((context, { projectId }) => sharedLinks(context, projectId)),
  },
  Mutation: {
    createSharedLink: by(createSharedLink),
    updateSharedLink: by(updateSharedLink),
    revokeSharedLink: by(revokeSharedLink),
  },
} satisfies Some
