import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layouts } from '#web/app/layouts/layouts.ts'
import { routes } from '#web/app/routes.ts'

const lines = readFileSync(new URL('../../docs/layouts.md', import.meta.url), 'utf8').split('\n')

test('docs/layouts.md names every route with its layout and guard', () => {
  const rows = routes.map(
    (route) => `| \`${route.path}\` | ${route.name} | ${route.layout} | ${route.guard ?? '–'} |`,
  )
  expect(rows.filter((row) => !lines.includes(row))).toEqual([])
  expect(lines.filter((line) => line.startsWith('| `/')).length).toBe(routes.length)
})

test('docs/layouts.md names every layout', () => {
  expect(
    Object.keys(layouts).filter((name) => !lines.some((line) => line.startsWith(`| ${name} |`))),
  ).toEqual([])
})
