// Prints one JSON line with the gzip sizes of what a page loads, and fails when one is over its budget.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, type Manifest, readManifest } from './web-build/manifest.ts'

const folder = join(import.meta.dirname, '../dist/web')
const kilobyte = 1000

type Budget = { readonly page: string; readonly most: number; readonly files: readonly string[] }

const manifest = await readManifest(folder)
const budgets: readonly Budget[] = [
  { page: 'landing', most: 110, files: landingFiles(manifest) },
  { page: 'step', most: 230, files: stepFiles(manifest) },
]

const sizes = Object.fromEntries(budgets.map(({ page, files }) => [page, kilobytes(files)]))
const over = budgets.filter(({ page, most }) => (sizes[page] ?? 0) > most)
process.stdout.write(`${JSON.stringify({ unit: 'kB gzip of JavaScript', ...sizes })}\n`)
for (const { page, most } of over)
  console.error(`The ${page} page loads ${sizes[page]} kB, more than ${most} kB.`)
process.exitCode = over.length > 0 ? 1 : 0

/** The public script and, where the page has islands, everything that wakes those of the page. */
function landingFiles(built: Manifest): string[] {
  const html = readFileSync(join(folder, 'prerendered/en/index.html'), 'utf8')
  const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map((match) => match[1] ?? '')
  const entry = filesOf(built, 'app/public-entry.ts')
  if (islands.length === 0) return [...entry, 'first-load.js', 'colour-scheme.js']
  const parts = ['app/wake-islands.tsx', ...islands.map(islandSource)]
  return [...entry, ...parts.flatMap((part) => filesOf(built, part)), 'first-load.js', 'colour-scheme.js']
}

function islandSource(island: string): string {
  const source = Object.keys(manifest).find((name) => name.endsWith(`/${island}.tsx`))
  if (!source) throw new Error(`The island ${island} should live in a file of its name`)
  return source
}

/** The application, one language, and the largest step screen with what it imports. */
function stepFiles(built: Manifest): string[] {
  const base = [
    ...['index.html', 'i18n/en.json', 'app/step-screen.tsx'].flatMap((name) => filesOf(built, name)),
    'first-load.js',
    'colour-scheme.js',
  ]
  const frame = Object.keys(built).filter((name) =>
    /^app\/shell\/.*(course-drawers|step-timeline)/.test(name),
  )
  const shared = [...base, ...frame.flatMap((name) => filesOf(built, name))]
  const screens = Object.keys(built).filter((name) => /course\/[^/]+\/[^/]+\/screen\.tsx$/.test(name))
  const each = screens.map((name) => [...shared, ...filesOf(built, name)])
  return each.sort((a, b) => kilobytes(b) - kilobytes(a))[0] ?? shared
}

function kilobytes(files: readonly string[]): number {
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'))
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
  return Math.round((bytes.reduce((sum, each) => sum + each, 0) / kilobyte) * 10) / 10
}
