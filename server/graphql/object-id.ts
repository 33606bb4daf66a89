import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

const shape = /^[0-9a-f]{24}$/i

function parse(value: unknown): string {
  if (typeof value === 'string' && shape.test(value)) return value.toLowerCase()
  throw new GraphQLError('An ObjectId has 24 hexadecimal characters.')
}

export const ObjectId = new GraphQLScalarType({
  name: 'ObjectId',
  description: '24 hexadecimal characters',
  serialize: (value) => String(value),
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
})
