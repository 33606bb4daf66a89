import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const schema = buildSchema(readFileSync(join(root, 'server/graphql/schema.graphql'), 'utf8'))

const documents = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .flatMap((file) => {
    const source = readFileSync(join(root, 'web', file), 'utf8')
    return [...source.matchAll(/gql`([^`]*)`/g)].map(([, text = '']) => [file, filled(text, source)] as const)
  })
  // A fragment is looked at where it is used.
  .filter(([, document]) => !document.trim().startsWith('fragment'))

/** With the fragments that are written beside it. */
function filled(document: string, source: string): string {
  const fragment = (name: string) => new RegExp(`const ${name} = gql\`([^\`]*)\``).exec(source)?.[1] ?? ''
  return document.replace(/\$\{(\w+)\}/g, (_, name: string) => fragment(name))
}

test('the application asks the API for something', () => {
  expect(documents.length).toBeGreaterThan(4)
})

test.each(documents)('what %s asks for exists in the API', (_file, document) => {
  expect(validate(schema, parse(document)).map((error) => error.message)).toEqual([])
})
