// Prints one JSON line with the gzip sizes of what a page loads, the heaviest step of each module among them, and with the
// number of files, and fails when one is over its budget.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { earlyScriptsIn } from './web-build/early-scripts.ts'
import { filesOf, type Manifest, readManifest } from './web-build/manifest.ts'

const folder = join(import.meta.dirname, '../dist/web')
const kilobyte = 1000

type Budget = { readonly page: string; readonly most: number; readonly files: readonly string[] }

const manifest = await readManifest(folder)
const heaviest = heaviestOfModules(manifest)
const budgets: readonly Budget[] = [
  { page: 'landing', most: 110, files: landingFiles(manifest) },
  { page: 'step', most: 265, files: heaviestOf(Object.values(heaviest)) },
  // Where everybody begins.
  { page: 'step of module one', most: 235, files: heaviest['understanding-the-problem'] ?? [] },
]

const sizes = Object.fromEntries(budgets.map(({ page, files }) => [page, kilobytes(files)]))
const modules = Object.fromEntries(
  Object.entries(heaviest).map(([module, files]) => [module, kilobytes(files)]),
)
const over = budgets.filter(({ page, most }) => (sizes[page] ?? 0) > most)
const counts = { firstStep: mostFilesOfAStep(), build: globSync('assets/*.{js,css}', { cwd: folder }).length }
/** Every room to come is one more file of the build, and none of a visit. */
const mostFiles = { firstStep: 25, build: 345 }
const tooMany = (['firstStep', 'build'] as const).filter((what) => counts[what] > mostFiles[what])
process.stdout.write(
  `${JSON.stringify({ unit: 'kB gzip of JavaScript', ...sizes, modules, files: counts })}\n`,
)
for (const { page, most } of over)
  console.error(`The ${page} page loads ${sizes[page]} kB, more than ${most} kB.`)
for (const what of tooMany)
  console.error(`There are ${counts[what]} files (${what}), more than ${mostFiles[what]}.`)
process.exitCode = over.length + tooMany.length > 0 ? 1 : 0

/** The public script and, where the page has islands, everything that wakes those of the page. */
function landingFiles(built: Manifest): string[] {
  const html = readFileSync(join(folder, 'prerendered/en/index.html'), 'utf8')
  const early = earlyScriptsIn(html)
  const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map((match) => match[1] ?? '')
  const entry = filesOf(built, 'app/public-entry.ts')
  if (islands.length === 0) return [...entry, ...early]
  const parts = ['app/wake-islands.tsx', ...islands.map(islandSource)]
  return [...entry, ...parts.flatMap((part) => filesOf(built, part)), ...early]
}

function islandSource(island: string): string {
  const source = Object.keys(manifest).find((name) => name.endsWith(`/${island}.tsx`))
  if (!source) throw new Error(`The island ${island} should live in a file of its name`)
  return source
}

/** The application, one language, and the heaviest step screen of each module with what it imports. */
function heaviestOfModules(built: Manifest): Readonly<Record<string, readonly string[]>> {
  const base = [
    ...['index.html', 'i18n/en.json', 'app/step-screen.tsx'].flatMap((name) => filesOf(built, name)),
    ...earlyScriptsIn(readFileSync(join(folder, 'index.html'), 'utf8')),
  ]
  const frame = Object.keys(built).filter((name) =>
    /^app\/shell\/.*(course-drawers|step-timeline)/.test(name),
  )
  const shared = [...base, ...frame.flatMap((name) => filesOf(built, name))]
  const screens = Object.keys(built).filter((name) => /course\/[^/]+\/[^/]+\/screen\.tsx$/.test(name))
  const ofModules = Map.groupBy(screens, (name) => basename(dirname(dirname(name))))
  return Object.fromEntries(
    [...ofModules].map(([module, names]) => [
      module,
      heaviestOf(names.map((name) => [...shared, ...filesOf(built, name)])),
    ]),
  )
}

function heaviestOf(pages: readonly (readonly string[])[]): readonly string[] {
  return pages.toSorted((a, b) => kilobytes(b) - kilobytes(a))[0] ?? []
}

/** Scripts and styles that come with the first step that somebody opens, as the server names them in the document. */
function mostFilesOfAStep(): number {
  const { steps } = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as {
    steps: Record<string, { en: string[] }>
  }
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const frame = [...html.matchAll(/(?:src|href)="\/assets\/[^"]+\.(?:js|css)"/g)].length
  const rooms = Object.entries(steps).filter(([step]) => !step.endsWith('/summary'))
  return frame + Math.max(...rooms.map(([, { en }]) => en.length))
}

function kilobytes(files: readonly string[]): number {
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'))
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
  return Math.round((bytes.reduce((sum, each) => sum + each, 0) / kilobyte) * 10) / 10
}
