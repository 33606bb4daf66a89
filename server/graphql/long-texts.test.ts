import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { words } from '#domain/programme/words.ts'
import { longestText } from '#domain/text.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'
import { schemaText } from './schema.ts'

const { db, as } = await testApi()
let person: Call

beforeAll(async () => {
  person = await as(await world(db).person())
})

const long = 'a'.repeat(250_000)

/** Every place of a type that takes a text, each with a value that has the long text there and is right elsewhere. */
function places(type: GraphQLInputType, open: readonly string[] = []): [path: string, value: unknown][] {
  if (isNonNullType(type)) return places(type.ofType, open)
  if (isListType(type)) return places(type.ofType, open).map(([path, value]) => [`${path}[]`, [value]])
  if (!isInputObjectType(type)) return type.name === 'String' ? [['', long]] : []
  if (open.includes(type.name)) return []
  const fields = Object.values(type.getFields())
  const needed = Object.fromEntries(
    fields.filter((field) => isNonNullType(field.type)).map((field) => [field.name, right(field.type)]),
  )
  return fields.flatMap((field) =>
    places(field.type, [...open, type.name]).map(([path, value]): [string, unknown] => [
      `.${field.name}${path}`,
      { ...needed, [field.name]: value },
    ]),
  )
}

function right(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return right(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
    return Object.fromEntries(needed.map((field) => [field.name, right(field.type)]))
  }
  return { String: 'a', ObjectId: 'f'.repeat(24), Int: 1, Float: 1, Boolean: true }[type.name]
}

const schema = buildSchema(schemaText())
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).map((field) => ({ kind: root?.name.toLowerCase(), field })),
)

test('250 kB are refused in every text argument and every text field of every input', async () => {
  let tried = 0
  for (const { kind, field } of operations) {
    for (const argument of field.args) {
      const used = field.args.filter((one) => one === argument || isNonNullType(one.type))
      const heads = used.map(({ name, type }) => `$${name}: ${type}`).join(', ')
      const passed = used.map(({ name }) => `${name}: $${name}`).join(', ')
      const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
      const document = `${kind} (${heads}) { ${field.name}(${passed}) ${selection} }`
      const others = Object.fromEntries(used.map(({ name, type }) => [name, right(type)]))
      const calls = places(argument.type).map(async ([path, value]) => {
        const { errors } = await person(document, { ...others, [argument.name]: value })
        tried += 1
        const where = `${field.name} ${argument.name}${path}`
        expect.soft(errors[0]?.extensions, where).toMatchObject({ code: 'BAD_USER_INPUT' })
      })
      await Promise.all(calls)
    }
  }
  expect(tried).toBeGreaterThan(500)
}, 60_000)

test('a long text in the document itself is refused too', async () => {
  const { errors } = await person(`{ cities(country: "${'a'.repeat(longestText + 1)}") }`)
  expect(errors[0]).toMatchObject({
    message: 'This is too long.',
    extensions: { code: 'BAD_USER_INPUT', reason: 'tooLong' },
  })
})

const id = 'f'.repeat(24)

test.each([
  ['requestMatch', 'message', `projectId: "${id}"`, '{ _id }', words.requestMatch.message.max],
  ['declineMatch', 'reason', `_id: "${id}"`, '{ _id }', words.declineMatch.reason.max],
  [
    'assignMentor',
    'reason',
    `projectId: "${id}", mentorId: "${id}"`,
    '{ _id }',
    words.assignMentor.reason.max,
  ],
  ['unassignMentor', 'reason', `projectId: "${id}"`, '{ _id }', words.endMatch.reason.max],
  ['endMatch', 'reason', `projectId: "${id}"`, '{ _id }', words.endMatch.reason.max],
  [
    'decideApplications',
    'message',
    `ids: ["${id}"], status: "approved"`,
    '{ _id }',
    words.decideApplications.message.max,
  ],
])(
  '%s takes a %s up to its length, and one sign more is refused',
  async (name, argument, others, selection, max) => {
    const call = (length: number) =>
      person(`mutation ($text: String!) { ${name}(${others}, ${argument}: $text) ${selection} }`, {
        text: 'a'.repeat(length),
      })
    expect((await call(max)).errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await call(max + 1)).errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: argument, reason: 'tooLong', message: 'This is too long.' }],
    })
  },
)
