import type { FastifyInstance } from 'fastify'
import { getNamedType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { Operations } from './operation.ts'
import { schema } from './schema.ts'

/** Every field of Query, Mutation and Subscription. */
export function schemaDoors(): string[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
  )
}

/** Every route, as in `POST /api/avatar`. */
export function routeDoors(app: FastifyInstance): string[] {
  const lines = app.printRoutes({ commonPrefix: false }).split('\n')
  return lines.flatMap((line) => {
    const [, path = '', methods = ''] = /(\/\S*|\*) \((.*)\)/.exec(line) ?? []
    return methods
      .split(', ')
      .filter((method) => method === 'GET' || method === 'POST')
      .map((method) => `${method} ${path}`)
  })
}

export function declaredDoors(operations: Operations): string[] {
  const doors = Object.values(operations).flatMap((ways) => ways.map((way) => way.door))
  return [...new Set(doors)].filter((door) => door !== '')
}

/** The object types that lie at most so many steps behind Query. */
export function reachableTypes(depth: number): Set<string> {
  const found = new Set<string>()
  let edge = ['Query']
  for (let step = 0; step < depth; step++) {
    edge = edge.flatMap(typesBehind).filter((name) => !found.has(name))
    for (const name of edge) found.add(name)
  }
  return found
}

function typesBehind(name: string): string[] {
  const type = schema.getType(name)
  if (!isObjectType(type)) return []
  const behind = Object.values(type.getFields()).map((field) => getNamedType(field.type))
  return [...new Set(behind.filter((other) => isObjectType(other)).map((other) => other.name))]
}

/** The object types that a document asks for. */
export function typesIn(document: string): string[] {
  const info = new TypeInfo(schema)
  const found: string[] = []
  visit(
    parse(document),
    visitWithTypeInfo(info, {
      Field() {
        const type = info.getType()
        if (type) found.push(getNamedType(type).name)
      },
    }),
  )
  return found
}
