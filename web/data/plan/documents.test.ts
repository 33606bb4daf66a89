import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, print, validate } from 'graphql'
import { type DocumentInput, formatDocument } from 'urql'
import { expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { placeDocument, planDocument } from './documents.ts'

const source = readFileSync(join(import.meta.dirname, '../../../server/graphql/schema.graphql'), 'utf8')
const schema = buildSchema(source)

type Document = Exclude<DocumentInput, string>
const documents: [string, Document][] = [
  ['a page of a project', placeDocument],
  ...courseModules.map(({ slug, loads }): [string, Document] => [`module ${slug}`, planDocument(loads)]),
]

test.each(documents)('what %s asks for exists in the API', (_, document) => {
  // As it is sent: without the directives that are for the cache.
  const sent = parse(print(formatDocument(document) as ReturnType<typeof parse>))
  expect(validate(schema, sent).map(({ message }) => message)).toEqual([])
})
