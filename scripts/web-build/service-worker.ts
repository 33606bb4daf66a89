import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'
import { filesOf } from './manifest.ts'

/** The way from the home page to one's work; every other page is kept when the browser has nothing else to do. */
const needed = [
  'index.html',
  'i18n/en.json',
  'i18n/es.json',
  'app/module-screen.tsx',
  'features/home/home-screen.tsx',
  'app/project-home-screen.tsx',
  'app/step-screen.tsx',
  'app/shell/drawers/course-drawers.tsx',
  // Asked for when the line is down.
  'app/unsent-dialog.tsx',
]

/** Gives the service worker its lists of files and a version that changes when any of them does. */
export async function writeServiceWorker(
  folder: string,
  source: string,
  manifest: Manifest,
  { documents, scripts }: { readonly documents: readonly string[]; readonly scripts: readonly string[] },
): Promise<void> {
  const code = await readFile(source, 'utf8')
  const { files, later } = shellFiles(manifest, scripts)
  const version = createHash('sha256')
    .update(code)
    .update([...files, ...later].join())
    .digest('hex')
    .slice(0, 10)
  const shell = JSON.stringify({ version, files, later, documents })
  await writeFile(join(folder, 'service-worker.js'), `self.shell = ${shell}\n${code}`)
}

/** What is kept at once, and what is kept later: every other part that the application may ask for. */
export function shellFiles(
  manifest: Manifest,
  scripts: readonly string[],
): { files: string[]; later: string[] } {
  const address = (file: string) => `/${file}`
  const assets = [...new Set(needed.flatMap((name) => filesOf(manifest, name)))]
  const reachable = [...new Set(partsFrom(manifest, 'index.html').flatMap((name) => filesOf(manifest, name)))]
  return {
    files: ['/home', ...scripts, '/icons/germina.svg', ...assets.map(address)],
    later: reachable.filter((file) => !assets.includes(file)).map(address),
  }
}

/** A source file and everything that it imports, at once or on demand. */
function partsFrom(manifest: Manifest, source: string, seen: Set<string> = new Set()): string[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    partsFrom(manifest, next, seen)
  return [...seen]
}
