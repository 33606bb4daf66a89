import { globSync } from 'node:fs'
import { join } from 'node:path'

type ModuleInfo = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null }
type Reach = 'at once' | 'ever'

const web = join(process.cwd(), 'web')
const screens = globSync('../course/*/*/screen.tsx', { cwd: web })

/** Everything that a source file imports at once, or may ever import. */
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

/** What more than half of the steps import at once: the pieces that rooms are built of. */
function ofMostSteps(context: Context): Set<string> {
  const times = new Map<string, number>()
  for (const screen of screens)
    for (const id of reachedFrom([screen], context, 'at once')) times.set(id, (times.get(id) ?? 0) + 1)
  return new Set([...times].filter(([, count]) => count > screens.length / 2).map(([id]) => id))
}

/**
 * What all pages of the application load anyway comes in one file, what all steps load in another, and the pieces that
 * most rooms are built of in a third: the same code in eighty little files is a third larger and eighty times as likely
 * to lose one. Public pages go on taking only their own.
 */
export function sharedChunks() {
  let places: { chunk: string; holds: Set<string> }[] | null = null
  let ofPublicPages = new Set<string>()
  return {
    groups: [
      {
        debugName: 'shared',
        name: (id: string, context: Context) => {
          if (!places) {
            ofPublicPages = reachedFrom(['app/public-entry.ts'], context, 'ever')
            places = [
              { chunk: 'frame', holds: reachedFrom(['app/main.tsx'], context, 'at once') },
              {
                chunk: 'step',
                holds: reachedFrom(
                  ['app/step-screen.tsx', 'app/shell/drawers/course-drawers.tsx'],
                  context,
                  'at once',
                ),
              },
              { chunk: 'kit', holds: ofMostSteps(context) },
            ]
          }
          if (ofPublicPages.has(id) || id === join(web, 'app/main.tsx')) return null
          return places.find(({ holds }) => holds.has(id))?.chunk ?? null
        },
      },
    ],
    includeDependenciesRecursively: false,
  }
}
