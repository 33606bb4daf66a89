import type { PlanKind } from '#domain/entities/index.ts'
import type { Module, Room } from './room.ts'

/** The kinds of records that a room may touch. */
export function kindsOfRoom({ fields, reads = [] }: Room): ReadonlySet<PlanKind> {
  const written = fields.flatMap(({ kind }) => (kind === 'project' ? [] : [kind]))
  return new Set([...written, ...reads])
}

/** What a module loads: all that its rooms write or read. */
export function kindsOf({ rooms }: Pick<Module, 'rooms'>): readonly PlanKind[] {
  return [...new Set<PlanKind>(['input', 'business', ...rooms.flatMap((room) => [...kindsOfRoom(room)])])]
}
