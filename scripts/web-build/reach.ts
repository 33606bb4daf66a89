import { dirname, join } from 'node:path'

type ModuleInfo = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly code?: string | null
}
export type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null }

/** Files that pass on a whole library, of which everybody takes a little. */
const barrel = /[\\/](@mantine[\\/]\w+)[\\/]esm[\\/]index\.mjs$/
const imported = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

/** What a file imports at once; of a library, the parts that it names. */
function importsOf(id: string, context: Context): readonly string[] {
  const module = context.getModuleInfo(id)
  if (!module || barrel.test(id)) return []
  const libraries = module.importedIds.filter((each) => barrel.test(each))
  if (libraries.length === 0) return module.importedIds
  return [...module.importedIds, ...libraries.flatMap((library) => namedParts(library, module, context))]
}

function namedParts(library: string, { code }: ModuleInfo, context: Context): string[] {
  const specifier = barrel.exec(library)?.[1]?.replaceAll('\\', '/')
  const names = namesIn(code)
    .filter(({ from }) => from === specifier)
    .map(({ name }) => name)
  return namesIn(context.getModuleInfo(library)?.code)
    .filter(({ name, from }) => from.startsWith('.') && names.includes(name))
    .map(({ from }) => join(dirname(library), from))
}

function namesIn(code: string | null | undefined): { name: string; from: string }[] {
  return [...(code ?? '').matchAll(imported)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((each) => ({ name: each.trim().split(/\s+as\s+/)[0] ?? '', from })),
  )
}

/** Everything that source files import at once. */
export function reachedFrom(sources: readonly string[], context: Context): Set<string> {
  const found = new Set<string>()
  const open = [...sources]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || !context.getModuleInfo(id)) continue
    found.add(id)
    open.push(...importsOf(id, context))
  }
  return found
}

/** A source file and every part that is loaded on demand from there on. */
export function partsFrom(source: string, context: Context): string[] {
  const parts = new Set<string>()
  const open = [source]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (parts.has(part)) continue
    parts.add(part)
    for (const id of reachedFrom([part], context))
      open.push(...(context.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  }
  return [...parts]
}

/** In how many parts each file is needed. */
export function timesReached(parts: readonly string[], context: Context): Map<string, number> {
  const times = new Map<string, number>()
  for (const part of parts)
    for (const id of reachedFrom([part], context)) times.set(id, (times.get(id) ?? 0) + 1)
  return times
}
