export type ReviewRequest = {
  readonly _id: string
  readonly number: number
  readonly requested_at: string
  readonly requested_by: string | null
  readonly decision: 'approved' | 'sent back' | null
  readonly decided_at: string | null
  readonly decided_by: string | null
  readonly message: string
}

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
