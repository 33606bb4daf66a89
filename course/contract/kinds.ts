import type { LoadedKind } from '#domain/plan/plan-data.ts'
import type { Module, Room } from './room.ts'

/** The kinds of records that a room may touch. */
export function kindsOfRoom({ fields, reads = [] }: Room): ReadonlySet<LoadedKind> {
  return new Set([...fields.map(({ kind }) => kind), ...reads])
}

/** What a module loads: all that its rooms write or read. */
export function kindsOf({ rooms }: Pick<Module, 'rooms'>): readonly LoadedKind[] {
  return [...new Set<LoadedKind>(['input', 'business', ...rooms.flatMap((room) => [...kindsOfRoom(room)])])]
}
