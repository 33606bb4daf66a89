import { describe, expect, test } from 'vitest'
import { documentLimits as limits } from '#server/limits.ts'
import { documentRules } from './document-rules.ts'
import { documentStore, RefusedDocument } from './documents.ts'
import { buildSchema } from './graphql-library.ts'

const open = () =>
  documentStore(
    buildSchema('type Query { a(text: String): Int b: Int } type Mutation { c: Int }'),
    documentRules(true),
  )
const large = (name: string) => `query ${name} { ${'a b '.repeat(limits.repeats)} }`.padEnd(10_000, ' ')
const names = Array.from({ length: (2 * limits.keptDocuments) / 10_000 }, (_, index) => `Q${index}`)

describe('documents', () => {
  test('count more when they are new than when they are known', () => {
    const documents = open()
    expect(documents.read('{ a }', undefined).weight).toBe(0)
    const operations = ['A', 'B', 'C', 'D'].map((name) => large(name).trim()).join(' ')
    expect(documents.read(operations, 'A').weight).toBeGreaterThan(0)
    expect(documents.read(operations, 'A').weight).toBe(0)
  })

  test('are kept up to so many letters: who sends ever new ones fills no memory', () => {
    const documents = open()
    for (const name of names) documents.read(large(name), undefined)
    expect(documents.keptLetters()).toBeLessThanOrEqual(limits.keptDocuments)
  })

  test('that are very long are read and not kept', () => {
    const documents = open()
    documents.read(`{ a(text: "${'x'.repeat(limits.keptDocument)}") }`, undefined)
    expect(documents.keptLetters()).toBe(0)
  })

  test('whose subscription has a wrong argument at a directive are refused like others', () => {
    const schema = buildSchema('type Query { a: Int } type Subscription { b: Int c: Int }')
    const documents = documentStore(schema, documentRules(true))
    const source = 'subscription { b @skip(if: "no") }'
    expect(() => documents.read(source, undefined)).toThrow(RefusedDocument)
  })

  test('with a fault are not kept', () => {
    const documents = open()
    expect(() => documents.read('{ nothing }', undefined)).toThrow(RefusedDocument)
    expect(documents.keptLetters()).toBe(0)
  })

  test('with several operations run the one that is named, each time', async () => {
    const documents = open()
    const query = 'query Read { a } mutation Write { c }'
    for (let count = 0; count < 3; count += 1) {
      expect(documents.read(query, 'Write').kind).toBe('mutation')
      const read = documents.read(query, 'Read')
      expect(read.kind).toBe('query')
      expect(await read.run({}, {})).toEqual({ data: { a: null } })
    }
  })
})
