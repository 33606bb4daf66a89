import type { PlanKind } from '#domain/entities/index.ts'
import type { Write } from './write.ts'

/** Before it stored what was meant, the product stored how to ask for it. */
type Older = Pick<Write, 'order' | 'account' | 'at' | 'version' | 'isApart'> & {
  readonly record: string
  readonly kind: 'insert' | 'update' | 'delete'
  readonly mutation: string
  readonly query: { readonly projectId?: string }
  readonly fields: Readonly<Record<string, unknown>>
}

/** A write that an earlier version of the product left on this device is sent like any other. */
export function currentForm(stored: Write | Older): Write {
  if (!('mutation' in stored)) return stored
  const { record, kind: action, mutation: _text, query, fields: all, ...rest } = stored
  const { projectId = query.projectId, ...fields } = all
  const [kind = '', id = ''] = record.split(':')
  return { ...rest, action, kind: kind as PlanKind, id, projectId: String(projectId ?? ''), fields }
}
