import { gql, type TypedDocumentNode } from 'urql'

export type FieldChange = {
  readonly step: string
  readonly path: string
  readonly record: string
  readonly parent: string | null
  readonly field: string
  readonly standing: 'new' | 'gone' | 'kept'
  /** As JSON. */
  readonly before: string | null
  readonly after: string | null
}

export type ModuleChanges = {
  readonly since: 'nothing' | 'request' | 'approval'
  readonly number: number | null
  readonly at: string | null
  readonly fields: readonly FieldChange[]
  readonly titles: readonly { readonly record: string; readonly title: string }[]
  readonly left_out: number
}

/** Numbers of requests, 0 for the approval; without them the last answer is compared with now. */
export type Span = { readonly since?: number | undefined; readonly until?: number | undefined }

export const moduleChangesDocument: TypedDocumentNode<
  { moduleChanges: ModuleChanges | null },
  { projectId: string; module: string; since: number | null; until: number | null }
> = gql`
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
`
