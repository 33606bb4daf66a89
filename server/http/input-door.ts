import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseBadTexts, refuseBadVariables } from '#server/text-door.ts'

/** Every address, parameter and body passes here before a route sees it. */
export function registerInputDoor(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }: FastifyRequest) => {
    refuseBadTexts(params)
    if (routeOptions.url !== '/graphql') {
      refuseBadTexts(query)
      refuseBadTexts(body)
      return
    }
    // The document itself is longer than any text, and its own rule looks at the texts in it.
    for (const operation of [query, body]) refuseBadVariables(variablesOf(operation))
  })
}

function variablesOf(operation: unknown): unknown {
  return typeof operation === 'object' && operation !== null && 'variables' in operation
    ? operation.variables
    : null
}
