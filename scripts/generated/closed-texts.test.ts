import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { alwaysThere } from '#server/graphql/always-there.ts'
import { carriedAlong } from '#server/graphql/carried-along.ts'
import { schemaText } from '#server/graphql/schema.ts'
import { closedTexts } from './closed-texts.ts'

const schema = buildSchema(schemaText())

function fieldAt(place: string) {
  const [name = '', field = ''] = place.split('.')
  const type = schema.getType(name)
  return isObjectType(type) ? type.getFields()[field] : undefined
}

test('a list of the domain is only named for a text that the schema has', () => {
  const unknown = Object.keys(closedTexts).filter(
    (place) => !/^\[?String!?\]?!?$/.test(String(fieldAt(place)?.type)),
  )
  expect(unknown).toEqual([])
})

test('what every record has is never null in the schema', () => {
  const places = Object.entries(alwaysThere).flatMap(([type, fields]) =>
    fields.map((field) => `${type}.${field}`),
  )
  expect(places.filter((place) => !String(fieldAt(place)?.type).endsWith('!'))).toEqual([])
})

test('what a record carries along is not shown by the API', () => {
  const places = Object.entries(carriedAlong).flatMap(([type, lines]) =>
    lines.map((line) => `${type}.${line.split(':')[0]}`),
  )
  expect(places.filter((place) => fieldAt(place))).toEqual([])
})
