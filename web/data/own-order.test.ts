import { expect, test } from 'vitest'
import { ownOrder } from './own-order.ts'

const query = { body: JSON.stringify({ query: 'query Plan { inputs { _id } }' }) }
const mutation = { body: JSON.stringify({ query: 'mutation Insert { insertOneInput { _id } }' }) }

/** A server whose answers wait until they are let go. */
function slowServer() {
  const waiting: ((text: string) => void)[] = []
  const { fetch, afterChanges } = ownOrder(
    () => new Promise((resolve) => waiting.push((text) => resolve(new Response(text)))),
  )
  return { waiting, afterChanges, read: async (init: RequestInit) => (await fetch('/graphql', init)).text() }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 1))

test('an answer that a change has overtaken is asked for again', async () => {
  const { waiting, read } = slowServer()
  const answer = read(query)
  const change = read(mutation)
  waiting[1]?.('saved')
  expect(await change).toBe('saved')
  waiting[0]?.('without the change')
  await settle()
  expect(waiting).toHaveLength(3)
  waiting[2]?.('with the change')
  expect(await answer).toBe('with the change')
})

test('an answer that came before the change was confirmed stands', async () => {
  const { waiting, read } = slowServer()
  const change = read(mutation)
  const answer = read(query)
  waiting[1]?.('as it was')
  expect(await answer).toBe('as it was')
  waiting[0]?.('saved')
  expect(await change).toBe('saved')
  expect(waiting).toHaveLength(2)
})

test('whoever never stops changing still gets an answer', async () => {
  const { waiting, read } = slowServer()
  const answer = read(query)
  for (let place = 0; place < 10; place += 2) {
    const change = read(mutation)
    waiting[place + 1]?.('saved')
    await change
    waiting[place]?.('old')
    await settle()
  }
  expect(await answer).toBe('old')
})

test('news that arrives during a change is told after its answer, otherwise at once', async () => {
  const { waiting, read, afterChanges } = slowServer()
  const told: string[] = []
  afterChanges(() => told.push('at once'))
  const change = read(mutation).then(() => told.push('answer'))
  afterChanges(() => told.push('news'))
  expect(told).toEqual(['at once'])
  waiting[0]?.('saved')
  await change
  await settle()
  expect(told).toEqual(['at once', 'answer', 'news'])
})
