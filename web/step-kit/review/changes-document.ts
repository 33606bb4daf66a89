import { graphql } from '#web/data/graphql.ts'

/** Numbers of requests, 0 for the approval; without them the last answer is compared with now. */
export type Span = { readonly since?: number | undefined; readonly until?: number | undefined }

export const moduleChangesDocument = graphql(`
  query ModuleChanges($projectId: String!, $module: String!, $since: Int, $until: Int) {
    moduleChanges(projectId: $projectId, module: $module, since: $since, until: $until) {
      since
      number
      at
      fields { step path record parent field standing before after }
      titles { record title }
      left_out
    }
  }
`)
