import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseBadDocument, refuseBadTexts, refuseBadVariables } from '#server/text-door.ts'

/** Every address, parameter and body passes here before a route sees it. */
export function registerInputDoor(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    try {
      refuseBadInput(request)
      done()
    } catch (error) {
      done(error as Error)
    }
  })
}

function refuseBadInput({ params, query, body, routeOptions }: FastifyRequest): void {
  refuseBadTexts(params)
  for (const given of [query, body]) {
    if (routeOptions.url === '/graphql') refuseBadOperation(given)
    else refuseBadTexts(given)
  }
}

function refuseBadOperation(given: unknown): void {
  if (typeof given !== 'object' || given === null) return
  const { query, variables } = given as { query?: unknown; variables?: unknown }
  refuseBadDocument(query)
  refuseBadVariables(variables)
}
