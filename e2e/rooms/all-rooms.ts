import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Module, Room } from '#course/contract/room.ts'
import { modulesWithRooms } from '#course/rooms.ts'

const course = join(import.meta.dirname, '../../course')

export type PlacedRoom = { readonly name: string; readonly module: Module; readonly room: Room }

function hasScreen({ folder }: Module, { slug }: Room): boolean {
  return existsSync(join(course, folder, slug, 'screen.tsx'))
}

/** Found, not registered: every room with a screen, and the first and last page of their modules. */
export const allRooms: readonly PlacedRoom[] = modulesWithRooms
  .filter((module) => module.rooms.some((room) => hasScreen(module, room)))
  .flatMap((module) =>
    module.rooms
      .filter((room) => room.type !== 'exercise' || hasScreen(module, room))
      .map((room) => ({ name: `${module.slug}/${room.slug}`, module, room })),
  )
