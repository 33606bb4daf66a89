import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'
import { filesOf } from './manifest.ts'

/** The way from the home page to one's work; every other page is kept when it is first opened. */
const needed = [
  'index.html',
  'i18n/en.json',
  'i18n/es.json',
  'app/not-here-yet-screen.tsx',
  'features/home/home-screen.tsx',
  'app/project-home-screen.tsx',
  'app/step-screen.tsx',
  'app/shell/drawers/course-drawers.tsx',
]

/** Gives the service worker its list of files and a version that changes when any of them does. */
export async function writeServiceWorker(
  folder: string,
  source: string,
  manifest: Manifest,
  documents: readonly string[],
): Promise<void> {
  const code = await readFile(source, 'utf8')
  const assets = [...new Set(needed.flatMap((name) => filesOf(manifest, name)))]
  const files = ['/home', '/colour-scheme.js', '/icons/germina.svg', ...assets.map((file) => `/${file}`)]
  const version = createHash('sha256').update(code).update(files.join()).digest('hex').slice(0, 10)
  const shell = JSON.stringify({ version, files, documents })
  await writeFile(join(folder, 'service-worker.js'), `self.shell = ${shell}\n${code}`)
}
