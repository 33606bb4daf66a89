import { cacheExchange } from '@urql/exchange-graphcache'
import { Client, fetchExchange, gql, subscriptionExchange } from 'urql'
import { expect, test, vi } from 'vitest'
import { planEntities, planKinds } from '#domain/entities/index.ts'
import { planLists, planUpdates } from './plan-cache.ts'

test('the cache knows every plan entity by its list name', () => {
  expect(planLists).toEqual(Object.fromEntries(planKinds.map((kind) => [kind, planEntities[kind].plural])))
})

const project = { projectId: 'p1' }
const pains = gql`
  query Pains($projectId: String!) { pains(query: { projectId: $projectId }) { __typename _id projectId title version } }
`
const insert = gql`
  mutation Insert($data: PainInsertInput!, $key: String) {
    insertOnePain(data: $data, key: $key) { __typename _id projectId title version }
  }
`
const remove = gql`mutation Delete($query: PainQueryInput) { deleteOnePain(query: $query) { __typename _id } }`
const pain = (_id: string, title: string) => ({ __typename: 'Pain', _id, ...project, title, version: 1 })

/** A client whose server gives these answers, one after the other, and tells what changed. */
function clientWith(...answers: object[]) {
  const readAgain = vi.fn()
  let tell = (_change: object) => {}
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [
      cacheExchange({ updates: planUpdates(readAgain), keys: { Change: () => null } }),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: () => ({
          subscribe: ({ next }) => {
            tell = (change) => next({ data: { projectChanged: { __typename: 'Change', ...change } } })
            return { unsubscribe: () => {} }
          },
        }),
      }),
    ],
    fetch: async () => Response.json({ data: answers.shift() }),
  })
  client
    .subscription(gql`subscription { projectChanged { __typename projectId kind id version change } }`, {})
    .subscribe(() => {})
  return { client, readAgain, tell: (change: object) => tell({ ...project, kind: 'pain', ...change }) }
}

const inserted = { data: { ...project, title: 'Too dear' }, key: 'pain:new-1' }
const titles = (client: Client) =>
  client.readQuery(pains, project)?.data.pains.map(({ title }: { title: string }) => title)

test('a new record joins the list of its project as soon as the server has it, and a deleted one leaves it', async () => {
  const { client } = clientWith(
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
  const { client } = clientWith(
    { pains: [pain('a', 'Far away'), pain('b', 'Too dear')] },
    { insertOnePain: pain('b', 'Too dear') },
  )
  await client.query(pains, project).toPromise()
  await client.mutation(insert, inserted).toPromise()
  expect(titles(client)).toEqual(['Far away', 'Too dear'])
})

test('what somebody else changed is read again, and our own echo is not', async () => {
  const { client, readAgain, tell } = clientWith({ pains: [pain('a', 'Far away')] })
  await client.query(pains, project).toPromise()
  tell({ id: 'a', version: 1, change: 'update' })
  expect(readAgain).not.toHaveBeenCalled()
  tell({ id: 'a', version: 2, change: 'update' })
  tell({ id: 'b', version: 1, change: 'insert' })
  expect(readAgain.mock.calls).toEqual([['p1'], ['p1']])
  // It stays on screen meanwhile.
  expect(titles(client)).toEqual(['Far away'])
})

test('a step that its cohort words anew is read again by all who have it open, not by all at once', async () => {
  const { client, readAgain, tell } = clientWith({ pains: [pain('a', 'Far away')] })
  await client.query(pains, project).toPromise()
  tell({ kind: 'step', id: 's', version: null, change: 'update' })
  expect(readAgain.mock.calls).toEqual([['p1', true]])
})

test('what somebody else deleted leaves the list at once, and our own echo changes nothing', async () => {
  const { client, readAgain, tell } = clientWith({ pains: [pain('a', 'Far away'), pain('b', 'Too dear')] })
  await client.query(pains, project).toPromise()
  tell({ id: 'a', version: 1, change: 'delete' })
  expect(titles(client)).toEqual(['Too dear'])
  expect(readAgain).toHaveBeenCalledTimes(1)
  tell({ id: 'a', version: 1, change: 'delete' })
  expect(readAgain).toHaveBeenCalledTimes(1)
})
