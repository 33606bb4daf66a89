import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layouts } from '#web/app/layouts/layouts.ts'
import { routes } from '#web/app/routes.ts'

const text = readFileSync(new URL('../../docs/layouts.md', import.meta.url), 'utf8')
const rows = text.split('\n').map((line) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1, -1),
)

test('docs/layouts.md names every route with its layout and guard', () => {
  const told = rows.filter(([path]) => path?.startsWith('`/'))
  expect(told).toEqual(
    routes.map((route) => [`\`${route.path}\``, route.name, route.layout, route.guard ?? '–']),
  )
})

test('docs/layouts.md names every layout', () => {
  const first = rows.map(([cell]) => cell)
  expect(Object.keys(layouts).filter((name) => !first.includes(name))).toEqual([])
})
