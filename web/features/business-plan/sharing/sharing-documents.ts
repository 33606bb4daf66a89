import { graphql, type ResultOf, type VariablesOf } from '#web/data/graphql.ts'

export const linksDocument = graphql(`
  query SharedLinks($projectId: String!) {
    sharedLinks(projectId: $projectId) {
      _id what label locale scenario has_password created_by_name ends_at state opened_count last_opened_at
    }
  }
`)

export const createLinkDocument = graphql(`
  mutation CreateSharedLink($projectId: String!, $data: SharedLinkInput!) {
    createSharedLink(projectId: $projectId, data: $data) { address link { _id } }
  }
`)

export const updateLinkDocument = graphql(`
  mutation UpdateSharedLink($projectId: String!, $id: ObjectId!, $ends_at: String!) {
    updateSharedLink(projectId: $projectId, _id: $id, ends_at: $ends_at) { _id ends_at state }
  }
`)

export const revokeLinkDocument = graphql(`
  mutation RevokeSharedLink($projectId: String!, $id: ObjectId!) {
    revokeSharedLink(projectId: $projectId, _id: $id) { _id state }
  }
`)

export type Link = NonNullable<ResultOf<typeof linksDocument>['sharedLinks']>[number]
export type NewLink = VariablesOf<typeof createLinkDocument>['data']
