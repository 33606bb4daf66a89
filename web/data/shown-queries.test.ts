import { Client, fetchExchange, gql } from 'urql'
import { expect, test, vi } from 'vitest'
import { shownQueries } from './shown-queries.ts'

const pains = gql`query Pains($projectId: String!) { pains(query: { projectId: $projectId }) { _id } }`

test('several changes are read once, and only what is on screen of that project', async () => {
  const asked: string[] = []
  const shown = shownQueries()
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [shown.exchange, fetchExchange],
    fetch: async (_url, init) => {
      asked.push(JSON.parse(String(init?.body)).variables.projectId)
      return Response.json({ data: { pains: [] } })
    },
  })
  const show = (projectId: string) => client.query(pains, { projectId }).subscribe(() => {})
  show('p1')
  show('p2')
  const left = show('p3')
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  left.unsubscribe()
  asked.length = 0
  for (const id of ['p1', 'p1', 'p3']) shown.readAgain(client, id)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(asked).toEqual(['p1'])
})
