import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

type ModuleInfo = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null }
type Reach = 'at once' | 'ever'
type Place = { readonly chunk: string; readonly holds: ReadonlySet<string> }

const web = join(process.cwd(), 'web')
const course = join(process.cwd(), 'course')
const screens = globSync('../course/*/*/screen.tsx', { cwd: web })

/** What a visitor of the landing page loads; nothing may be added to it. */
const landing = ['app/wake-islands.tsx', 'features/public/landing/open-cohorts.tsx']

/** Everything that source files import at once, or may ever import. */
function reachedFrom(sources: readonly string[], context: Context, reach: Reach): Set<string> {
  const found = new Set<string>()
  const open = sources.map((source) => join(web, source))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = found.has(id) ? null : context.getModuleInfo(id)
    if (!module) continue
    found.add(id)
    open.push(...module.importedIds, ...(reach === 'ever' ? module.dynamicallyImportedIds : []))
  }
  return found
}
