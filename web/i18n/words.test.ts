import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = ['web', 'course']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /(^|[/-])words\.ts$/.test(file))

type Words = { readonly en: object; readonly es: object }
const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'en' in value && 'es' in value

/** Every word by its place, and what kind it is. */
function shapeOf(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${place} is ${typeof value}`]
  return Object.entries(value).flatMap(([name, inner]) => shapeOf(inner, `${place}.${name}`))
}

test('words lie beside their components', () => {
  expect(files.length).toBeGreaterThan(20)
})

test.each(files)('%s says the same things in both languages', async (file) => {
  const exported = Object.values((await import(join(root, file))) as Record<string, unknown>)
  for (const words of exported.filter(isWords)) {
    expect(shapeOf(words.es).toSorted()).toEqual(shapeOf(words.en).toSorted())
  }
})
