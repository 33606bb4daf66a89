import { type Context, reachedFrom } from './reach.ts'

const ofModule = /[\\/]course[\\/]([^\\/]+)[\\/](?:([^\\/]+)[\\/])?[^\\/]+$/
const notModules = ['contract', 'shared']
const isRules = (id: string) => /[\\/]course[\\/][^\\/]+[\\/]module\.ts$/.test(id)
const isOfRoom = (id: string) => /[\\/](screen\.tsx|words\.ts)$/.test(id)
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
  return (id: string): string | null | undefined => {
    const { module } = placeOf(id) ?? {}
    if (!module) return undefined
    const [only, ...others] = roomsOf.get(id) ?? []
    if (rules.has(id) || others.length > 0 || (only && id.endsWith('.css'))) return `module-${module}`
    return only ?? (reports.has(id) ? `report-${module}` : null)
  }
}

function placeOf(id: string): { module: string; room: string | undefined } | null {
  const [, module, room] = ofModule.exec(id) ?? []
  return module && !notModules.includes(module) ? { module, room } : null
}
