import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FieldNames } from '#domain/plan/field-name.ts'
import { courseModules } from './course.ts'
import { stockFieldNames } from './stock-field-names.ts'

const named = courseModules.filter(({ folder }) =>
  existsSync(join(import.meta.dirname, folder, 'field-names.ts')),
)

test.each(named)('every field that $folder writes has a name', async ({ folder, steps }) => {
  const { fieldNames } = (await import(`./${folder}/field-names.ts`)) as { fieldNames: FieldNames }
  const written = Object.fromEntries(steps.map(({ slug, writes }) => [slug, [...writes].sort()]))
  const known = Object.entries(fieldNames).map(
    ([slug, fields]) => [slug, Object.keys(fields).sort()] as const,
  )
  expect(Object.fromEntries(known)).toEqual(written)
  const names = Object.values(fieldNames).flatMap((fields) => Object.values(fields))
  for (const one of names) if (one) expect(one.name.en && one.name.es).toBeTruthy()
})

test.each(courseModules)('the first and the last step of $folder have names', ({ steps }) => {
  const ends = steps.filter(({ type }) => type !== 'exercise').filter(({ slug }) => slug in stockFieldNames)
  expect(ends.length).toBe(2)
  for (const { slug, writes } of ends)
    expect(Object.keys(stockFieldNames[slug] ?? {})).toEqual(expect.arrayContaining([...writes]))
})
