import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
/** What Vite built, by source file. */
export type Manifest = Readonly<Record<string, Chunk>>

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** All files that a source file needs at once: itself, what it imports, styles and fonts. */
export function filesOf(manifest: Manifest, source: string, seen: Set<string> = new Set()): string[] {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`${source} is not in the build`)
  if (seen.has(source)) return []
  seen.add(source)
  const own = [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]
  const imported = (chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, seen))
  return [...new Set([...own, ...imported])]
}

/** Two files that ask for each other: whatever one works out while it arrives may meet an empty other. */
export function refuseCircles(manifest: Manifest): void {
  for (const source of Object.keys(manifest)) {
    const circle = (manifest[source]?.imports ?? []).find((each) => reaches(manifest, each, source))
    if (circle) throw new Error(`${source} and ${circle} ask for each other`)
  }
}

function reaches(manifest: Manifest, from: string, wanted: string, seen: Set<string> = new Set()): boolean {
  if (from === wanted) return true
  if (seen.has(from)) return false
  seen.add(from)
  return (manifest[from]?.imports ?? []).some((each) => reaches(manifest, each, wanted, seen))
}
