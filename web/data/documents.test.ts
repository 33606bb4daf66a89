import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type DocumentNode, parse, print, validate } from 'graphql'
import { formatDocument } from 'urql'
import { expect, expectTypeOf, test } from 'vitest'
import { planKinds } from '#domain/entities/index.ts'
import { graphql, type ResultOf } from './graphql.ts'
import { mutations, planDocument } from './plan/documents.ts'

const file = join(import.meta.dirname, '../../server/graphql/schema.graphql')
const schema = buildSchema(readFileSync(file, 'utf8'))
type AnyDocument = Parameters<typeof formatDocument>[0]
// As it is sent: without the directives that are for the cache.
const sent = (document: AnyDocument) => parse(print(formatDocument(document) as DocumentNode))
const faults = (document: AnyDocument) => validate(schema, sent(document)).map(({ message }) => message)

test('every page of a plan asks only for what the API has, whichever records it needs', () => {
  for (const kind of planKinds) expect(faults(planDocument([kind]))).toEqual([])
  expect(faults(planDocument(planKinds))).toEqual([])
  expect(faults(planDocument([]))).toEqual([])
})

test.each(planKinds)('what is written about a %s is a mutation that the API has', (kind) => {
  expect(faults(mutations.insert(kind))).toEqual([])
  expect(faults(mutations.update(kind))).toEqual([])
  // The business of a project is written, never deleted.
  expect(faults(mutations.delete(kind))).toHaveLength(kind === 'business' ? 1 : 0)
})

test('fragments come with the document that spreads them', () => {
  const fragment = `fragment MessageFields on Feedback { _id text }`
  const document = graphql(`query FeedbackCounts { feedbacks { ...MessageFields } }`, fragment)
  expect(print(sent(document))).toContain('fragment MessageFields on Feedback')
})

test('the type of an answer is found by the name in its text', () => {
  const document = graphql('query UnreadNotifications { unreadNotifications }')
  expectTypeOf<ResultOf<typeof document>>().toEqualTypeOf<{ readonly unreadNotifications: number }>()
})

test('a document that nobody generated types for cannot be used', () => {
  const document = graphql('query NobodyKnows { unreadNotifications }')
  expectTypeOf(document).toEqualTypeOf<{ readonly unknown: 'query NobodyKnows { unreadNotifications }' }>()
})
