import { createQueue } from './queue.ts'
import { memoryStore, type QueueStore } from './store.ts'
import type { Answer, Meaning, Write } from './write.ts'

/** What tests of the queue speak of: `update('segment:1', …)`. */
export const update = (
  record: string,
  fields: Record<string, unknown>,
  version: number | null = 1,
): Meaning => {
  const [kind, id = ''] = record.split(':')
  return { action: 'update', kind: kind as Meaning['kind'], id, projectId: 'p1', fields, version }
}
export const insert = (record: string, fields: Record<string, unknown>): Meaning => ({
  ...update(record, fields, null),
  action: 'insert',
})
export const remove = (record: string): Meaning => ({ ...update(record, {}, null), action: 'delete' })
export const saved = (version: number, id: string | null = null): Answer => ({ kind: 'saved', id, version })

type Server = { answers: Answer[]; received: Write[]; open: boolean }

export function world(store: QueueStore = memoryStore(), account = 'ana') {
  const server: Server = { answers: [], received: [], open: true }
  const waits: { ms: number; again: () => void }[] = []
  const queue = createQueue({
    account,
    store,
    now: () => 1000,
    wait: (ms, again) => void waits.push({ ms, again }),
    send: async (write) => {
      if (!server.open) return { kind: 'later' }
      server.received.push(write)
      return server.answers.shift() ?? saved(server.received.length + 1)
    },
  })
  return { queue, server, waits, store }
}
