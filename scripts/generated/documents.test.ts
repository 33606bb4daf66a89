import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { documentsIn } from './documents.ts'
import { operationTypes } from './operation-types.ts'
import { resolverTypes, serverTypes } from './server-types.ts'

const folder = mkdtempSync(join(tmpdir(), 'germina-documents-'))
afterAll(() => rmSync(folder, { recursive: true }))

const schema = buildSchema(`
  enum Order { NEWEST OLDEST }
  input Wanted { name: String, tags: [String!] }
  type Person { _id: String!, name: String!, friends: [Person!]!, best: Person }
  type Query { person(wanted: Wanted!, order: Order): Person, count: Int! }
`)

function typesOf(...sources: string[]): string {
  const files = sources.map((source, index) => {
    const file = join(folder, `${index}.ts`)
    writeFileSync(file, source)
    return file
  })
  return operationTypes(schema, documentsIn(files, schema))
}

test('a document is found by its name, in quotes or backticks, and typed as it asks', () => {
  const types = typesOf(
    'const a = graphql(`query Friends($wanted: Wanted!, $order: Order) {\n person(wanted: $wanted, order: $order) { id: _id friends { ...Named } best { name } } }`)',
    "const b = post('query Count { count }')\nconst c = `fragment Named on Person { name }`",
  )
  expect(types).toContain('readonly id: string')
  expect(types).toContain('readonly friends: readonly { readonly name: string }[]')
  expect(types).toContain('readonly best: { readonly name: string } | null')
  expect(types).toContain("readonly order?: 'NEWEST' | 'OLDEST' | null | undefined")
  expect(types).toContain('readonly tags?: readonly string[] | null | undefined')
  expect(types).toContain('readonly Count: {')
  expect(types).toContain('readonly Named: { readonly name: string }')
})

test('what a condition may leave out may be missing', () => {
  const types = typesOf('graphql(`query Maybe($if: Boolean!) { count @include(if: $if) }`)')
  expect(types).toContain('readonly count?: number')
})

test('what the cache may give later may be null until then', () => {
  const types = typesOf('graphql(`query Later($if: Boolean!) { count @include(if: $if) @_optional }`)')
  expect(types).toContain('readonly count?: number | null')
})

test('a field that the schema does not have stops the generation, with the file that asks for it', () => {
  expect(() => typesOf('graphql(`query Wrong { person(wanted: {}) { age } }`)')).toThrow(
    /0\.ts: Cannot query field "age" on type "Person"/,
  )
})

test('two documents cannot have one name', () => {
  expect(() => typesOf("'query Count { count }'", "'query Count { count }'")).toThrow(/0\.ts and in .*1\.ts/)
})

test('a document that is put together from parts is refused', () => {
  const filled = `$\{parts}`
  expect(() => typesOf(`graphql(\`query Parts { ${filled} }\`)`)).toThrow(/has to stand in it/)
})

test('what has a resolver of its own is not asked of the record', () => {
  const isResolved = (type: string, field: string) => type === 'Person' && field === 'best'
  const rows = serverTypes(schema, isResolved)
  expect(rows).toContain('readonly friends: readonly Person[]')
  expect(rows).not.toContain('readonly best')
  expect(resolverTypes(schema, isResolved)).toContain(
    'readonly best: Resolve<api.Person, Nothing, api.Person | null | undefined>',
  )
})
