import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const sources = new Map(
  ['web', 'course']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [prefix + name.replace(/_(one|other)$/, '')]
      : keysOf(value, `${prefix}${name}.`),
  )
}

/** Keys as they stand in a file; what is filled in may be anything. */
function keysIn(source: string): RegExp[] {
  return [...source.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]|`([a-z][\w-]*\.[^`\s]*)`/gi)].map(
    ([, plain, filled = '']) =>
      new RegExp(
        `^${(plain ?? filled.replace(/\$\{[^}]*\}/g, '*')).replace(/[^\w*-]/g, '\\$&').replaceAll('*', '[\\w-]+')}$`,
      ),
  )
}

/** A file and all that it imports at once. */
function reachedFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !sources.has(file)) return found
  found.add(file)
  for (const [, path = ''] of (sources.get(file) ?? '').matchAll(
    /^(?:import|export|\}).*from '([#.][^']+)'/gm,
  )) {
    reachedFrom(path.startsWith('#') ? path.slice(1) : join(dirname(file), path), found)
  }
  return found
}

const used = [...sources].map(([file, source]) => [file, keysIn(source)] as const)
const usersOf = (key: string) =>
  used.filter(([, keys]) => keys.some((each) => each.test(key))).map(([file]) => file)
const keys = [...new Set(keysOf(en))]

test('every text of the catalogue is used', () => {
  expect(keys.filter((key) => usersOf(key).length === 0)).toEqual([])
})

test('a text that one folder uses stands beside its component, unless every page loads that component', () => {
  const frames = [
    'main.tsx',
    'step-screen.tsx',
    'shell/drawers/course-drawers.tsx',
    'shell/drawers/plan-drawer.tsx',
  ]
  const starts = frames.map((frame) => `web/app/${frame}`)
  for (const start of starts) expect(existsSync(join(root, start)), start).toBe(true)
  // There, words beside the component would load both languages with the first page.
  const atOnce = new Set(starts.flatMap((start) => [...reachedFrom(start)]))
  const alone = keys.filter((key) => {
    const users = usersOf(key)
    return new Set(users.map(dirname)).size === 1 && !users.some((file) => atOnce.has(file))
  })
  expect(alone).toEqual([])
})
