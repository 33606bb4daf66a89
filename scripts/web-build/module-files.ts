import { type Context, reachedFrom } from './reach.ts'

const ofModule = /[\\/]course[\\/]([^\\/]+)[\\/](?:([^\\/]+)[\\/])?[^\\/]+$/
const notModules = ['contract', 'shared']
const isRules = (id: string) => /[\\/]course[\\/][^\\/]+[\\/]module\.ts$/.test(id)
const isOfRoom = (id: string) => /[\\/](screen\.tsx|words\.ts)$/.test(id)
/** Characters of what two rooms share, such as a screen for both, before it comes in a file of its own. */
const leastForAFile = 10_000
const isReport = (id: string) => /[\\/]report\.ts$/.test(id)

/**
 * A module's rules, its styles and what its rooms share come in one file, what only its summary shows in another, and the rest of
 * each room in one more. Null where a file comes by itself, undefined where it is of no module.
 */
export function moduleFiles(parts: readonly string[], context: Context) {
  const ofCourse = parts.filter((id) => placeOf(id))
  const rules = reachedFrom(ofCourse.filter(isRules), context)
  const reports = reachedFrom(ofCourse.filter(isReport), context)
  const roomsOf = new Map<string, Set<string>>()
  for (const part of ofCourse.filter(isOfRoom)) {
    const { module, room } = placeOf(part) ?? {}
    for (const id of reachedFrom([part], context)) {
      if (placeOf(id)) roomsOf.set(id, (roomsOf.get(id) ?? new Set()).add(`room-${module}-${room}`))
    }
  }
  const sizes = new Map<string, number>()
  for (const [id, rooms] of roomsOf) {
    const of = [...rooms].sort().join()
    sizes.set(of, (sizes.get(of) ?? 0) + (context.getModuleInfo(id)?.code?.length ?? 0))
  }
  const isWorthAFile = (rooms: readonly string[]) => (sizes.get(rooms.join()) ?? 0) > leastForAFile
  return (id: string): string | null | undefined => {
    const { module } = placeOf(id) ?? {}
    if (!module) return undefined
    const rooms = [...(roomsOf.get(id) ?? [])].sort()
    const [only, other] = rooms
    if (rules.has(id) || rooms.length > 2 || (only && id.endsWith('.css'))) return `module-${module}`
    if (only && other)
      return isWorthAFile(rooms) ? `${only}-and-${other.slice(6 + module.length)}` : `module-${module}`
    return only ?? (reports.has(id) ? `report-${module}` : null)
  }
}

function placeOf(id: string): { module: string; room: string | undefined } | null {
  const [, module, room] = ofModule.exec(id) ?? []
  return module && !notModules.includes(module) ? { module, room } : null
}
