import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { problemOf } from './problem-of.ts'

test('what went wrong is said in the words of the server, or that nobody answered', () => {
  const refused = { graphQLErrors: [new GraphQLError('Esta dirección ya está en uso.')] }
  expect(problemOf(refused, 'es')).toBe('Esta dirección ya está en uso.')
  expect(problemOf({ graphQLErrors: [] }, 'es')).toContain('conexión')
  expect(problemOf(undefined, 'en')).toContain('offline')
})
