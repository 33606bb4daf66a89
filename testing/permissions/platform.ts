import { expect } from 'vitest'
import type { Operations } from './operation.ts'

export const platform: Operations = {
  '/healthz': [
    {
      door: 'GET /health',
      request: () => ({ method: 'GET', url: '/health' }),
      shows: (_, { data }) => expect(data).toEqual({ status: 'ok' }),
    },
    {
      door: 'GET /ready',
      request: () => ({ method: 'GET', url: '/ready' }),
      shows: (_, { data }) => expect(data).toEqual({ status: 'ok' }),
    },
  ],
  metrics: [
    {
      door: 'GET /metrics',
      request: () => ({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.9' }),
      refusal: 'NOT_FOUND',
    },
    {
      door: 'GET /metrics',
      request: () => ({ method: 'GET', url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } }),
      refusal: 'NOT_FOUND',
    },
  ],
  introspection: ['{ __schema { types { name } } }', '{ __type(name: "User") { fields { name } } }'].map(
    (query) => ({
      door: '',
      request: () => ({ method: 'POST', url: '/graphql', payload: { query }, inProduction: true }),
      refusal: 'BAD_USER_INPUT',
    }),
  ),
  graphiql: ['/graphiql', '/playground', '/altair'].map((url) => ({
    door: '',
    request: () => ({ method: 'GET', url, inProduction: true }),
    refusal: 'NOT_FOUND',
  })),
}
