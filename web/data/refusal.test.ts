import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

test('a refusal carries the reason and the words of the server', () => {
  const error = new GraphQLError('This project already has a mentor.', {
    extensions: { code: 'CONFLICT', reason: 'projectHasMentor' },
  })
  expect(refusalOf({ graphQLErrors: [error] })).toEqual({
    reason: 'projectHasMentor',
    message: 'This project already has a mentor.',
  })
})

test('no answer is a refusal without words', () => {
  expect(refusalOf({ graphQLErrors: [] })).toEqual({ reason: '', message: '' })
})
