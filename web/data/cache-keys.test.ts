import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { cacheKeys } from './cache-keys.ts'

const source = readFileSync(join(import.meta.dirname, '../../server/graphql/schema.graphql'), 'utf8')
const schema = buildSchema(source)
const types = Object.values(schema.getTypeMap()).filter(isObjectType)
const roots = ['Query', 'Mutation', 'Subscription']
const isOurs = (name: string) => !name.startsWith('__') && !roots.includes(name)

test('the cache knows by what to tell apart the things of every type', () => {
  const unknown = types
    .filter((type) => isOurs(type.name) && !('_id' in type.getFields()) && !('id' in type.getFields()))
    .map(({ name }) => name)
    .filter((name) => !(name in cacheKeys))
  expect(unknown).toEqual([])
})

test('no key is kept for a type that is gone', () => {
  expect(Object.keys(cacheKeys).filter((name) => !isObjectType(schema.getType(name)))).toEqual([])
})
