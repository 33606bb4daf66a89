import { cacheExchange } from '@urql/exchange-graphcache'
import { Client, fetchExchange, gql } from 'urql'
import { expect, test } from 'vitest'
import { planEntities, planKinds } from '#domain/entities/index.ts'
import { planLists, planUpdates } from './plan-cache.ts'

test('the cache knows every plan entity by its list name', () => {
  expect(planLists).toEqual(Object.fromEntries(planKinds.map((kind) => [kind, planEntities[kind].plural])))
})

const project = { projectId: 'p1' }
const pains = gql`
  query Pains($projectId: String!) { pains(query: { projectId: $projectId }) { __typename _id projectId title } }
`
const insert = gql`
  mutation Insert($data: PainInsertInput!, $key: String) {
    insertOnePain(data: $data, key: $key) { __typename _id projectId title }
  }
`
const remove = gql`mutation Delete($query: PainQueryInput) { deleteOnePain(query: $query) { __typename _id } }`
const pain = (_id: string, title: string) => ({ __typename: 'Pain', _id, ...project, title })

/** A client whose server gives these answers, one after the other. */
function clientWith(...answers: object[]) {
  return new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange({ updates: planUpdates }), fetchExchange],
    fetch: async () => Response.json({ data: answers.shift() }),
  })
}

const inserted = { data: { ...project, title: 'Too dear' }, key: 'pain:new-1' }
const titles = (client: Client) =>
  client.readQuery(pains, project)?.data.pains.map(({ title }: { title: string }) => title)

test('a new record joins the list of its project as soon as the server has it, and a deleted one leaves it', async () => {
  const client = clientWith(
    { pains: [pain('a', 'Far away')] },
    { insertOnePain: pain('b', 'Too dear') },
    { deleteOnePain: { __typename: 'Pain', _id: 'a' } },
  )
  await client.query(pains, project).toPromise()
  await client.mutation(insert, inserted).toPromise()
  expect(titles(client)).toEqual(['Far away', 'Too dear'])
  await client.mutation(remove, { query: { _id: 'a' } }).toPromise()
  expect(titles(client)).toEqual(['Too dear'])
})

test('a new record that was read in between stands in the list once', async () => {
  const client = clientWith(
    { pains: [pain('a', 'Far away'), pain('b', 'Too dear')] },
    { insertOnePain: pain('b', 'Too dear') },
  )
  await client.query(pains, project).toPromise()
  await client.mutation(insert, inserted).toPromise()
  expect(titles(client)).toEqual(['Far away', 'Too dear'])
})
