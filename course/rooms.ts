import { moduleSlugs } from '#domain/plan/modules.ts'
import type { Module, Room } from './contract/room.ts'
import { moduleLoads } from './modules.ts'

/** Every module with all its rooms: for the server and for tests. A page loads the module it stands in. */
export const modulesWithRooms: readonly Module[] = await Promise.all(
  moduleSlugs.map(async (slug) => (await moduleLoads[slug]()).module),
)

const bySlug = new Map<string, Module>(modulesWithRooms.map((module) => [module.slug, module]))
const roomById = new Map(
  modulesWithRooms.flatMap(({ rooms }) => rooms.map((room): [string, Room] => [room.id, room])),
)

export const moduleWithRooms = (slug: string): Module | undefined => bySlug.get(slug)
export const roomOfStep = (stepId: string): Room | undefined => roomById.get(stepId)
