import { createQueue } from './queue.ts'
import { memoryStore } from './store.ts'
import { type Answer, isTemporary, type Meaning, type Write } from './write.ts'

type Stored = { id: string; version: number; fields: Record<string, unknown>; single: string | null }
const single = 'who'
/** A text that the server never takes. */
export const isForbidden = (text: unknown) => String(text).includes('☠')

/** What the API does with writes of the plan, in a few lines: versions, keys of inserts, single answers, refusals. */
export function modelServer() {
  const records = new Map<string, Stored>()
  const deleted = new Set<string>()
  const keys = new Map<string, string>()
  /** Everything that was ever stored, in words. */
  const history: string[] = []
  let lastId = 0

  function store(record: Stored, set: Readonly<Record<string, unknown>>): Answer {
    Object.assign(record.fields, set)
    for (const value of Object.values(set)) history.push(String(value))
    record.version += 1
    seen.set(`${record.id} ${record.version}`, { ...record.fields })
    return { kind: 'saved', id: record.id, version: record.version }
  }
  const seen = new Map<string, Record<string, unknown>>()
  const current = ({ id, version, fields }: Stored) => ({ ...fields, _id: id, version })

  function insert({ id: key, fields }: Write): Answer {
    const known = records.get(keys.get(key) ?? '')
    if (known) return { kind: 'saved', id: known.id, version: known.version }
    if (keys.has(key)) return { kind: 'refused', code: 'NOT_FOUND' }
    const other = [...records.values()].find((one) => one.single !== null && one.single === fields.key)
    if (other) return { kind: 'conflict', current: current(other) }
    const id = `r${++lastId}`
    keys.set(key, id)
    const record: Stored = { id, version: 0, fields: {}, single: fields.key === single ? single : null }
    records.set(id, record)
    return store(record, fields)
  }

  function update({ id, fields, version }: Write): Answer {
    const record = records.get(id)
    if (!record) return { kind: 'refused', code: 'NOT_FOUND' }
    const before = seen.get(`${id} ${version}`)
    const isChanged = ([name, value]: [string, unknown]) =>
      version !== null && before?.[name] !== record.fields[name] && value !== record.fields[name]
    if (version !== record.version && Object.entries(fields).some(isChanged))
      return { kind: 'conflict', current: current(record) }
    return store(record, fields)
  }

  return {
    records,
    deleted,
    history,
    keys,
    answer(write: Write): Answer {
      if (Object.values(write.fields).some(isForbidden)) return { kind: 'refused', code: 'BAD_USER_INPUT' }
      if (write.action === 'insert') return insert(write)
      if (write.action === 'update') return update(write)
      deleted.add(write.id)
      records.delete(write.id)
      return { kind: 'saved', id: write.id, version: null }
    },
  }
}

type Server = ReturnType<typeof modelServer>

/** A person at one device: what they see, what they typed last into each field, and what they gave up themselves. */
export function modelDevice(name: string, server: Server) {
  const store = memoryStore()
  const line = { isOpen: true, losesAnswers: false }
  let typed: { id: string; field: string; text: string }[] = []
  /** Real ids that this device has ever learned. */
  const real = new Map<string, string>()
  /** Versions as this device last read them. */
  let view = new Map<string, number>()
  const removed = new Set<string>()
  let clock = 0
  let texts = 0
  let starts = 0
  let queue = start()

  function start() {
    const mine = ++starts
    /** A page that was closed hears no answer any more, and stores nothing. */
    const alive = <T>(answer: T): T | Promise<never> => (mine === starts ? answer : new Promise(() => {}))
    return createQueue({
      account: 'ana',
      store: {
        all: async (account) => alive(await store.all(account)),
        put: async (write) => void (mine === starts && (await store.put(write))),
        remove: async (write) => void (mine === starts && (await store.remove(write))),
        clear: store.clear,
      },
      now: () => ++clock,
      wait: () => {},
      send: async (write) => {
        if (!line.isOpen) return { kind: 'later' }
        if (mine !== starts) return new Promise(() => {})
        const answer = server.answer(write)
        await Promise.resolve()
        if (mine !== starts) return new Promise(() => {})
        if (line.losesAnswers) return { kind: 'later', mayHaveArrived: true }
        if (answer.kind === 'saved' && answer.version !== null)
          view.set(answer.id ?? write.id, answer.version)
        return answer
      },
    })
  }

  const meaning = (action: Meaning['action'], id: string, fields: Record<string, unknown>): Meaning => ({
    ...{ action, kind: 'input', id, projectId: 'p1', fields },
    version: action === 'update' ? (view.get(id) ?? null) : null,
  })
  const text = (forbidden: boolean) => `${name}${++texts}${forbidden ? '☠' : ''}`
  const own = () =>
    queue
      .state()
      .unsent.filter(({ action }) => action === 'insert')
      .map(({ id }) => id)
  const isRemoved = (id: string) => [...removed].some((one) => nameOf(one) === nameOf(id))
  /** What stands on the screen: records of the server as last read, and new ones. */
  const shown = () => [...new Set([...view.keys(), ...own()])].filter((id) => !isRemoved(id)).sort()

  async function write(action: 'insert' | 'update', id: string, fields: Record<string, unknown>) {
    for (const [field, value] of Object.entries(fields)) typed.push({ id, field, text: String(value) })
    await queue.add(meaning(action, id, fields))
  }

  return {
    name,
    line,
    queue: () => queue,
    /** What stands in each field as this person knows it. */
    lastTyped: () => [
      ...new Map(typed.map(({ id, field, text }) => [`${nameOf(id)} ${field}`, text])).values(),
    ],
    read: () => {
      if (line.isOpen) view = new Map([...server.records.values()].map(({ id, version }) => [id, version]))
    },
    change: async (nth: number, field: string, forbidden: boolean) => {
      const ids = shown()
      const id = ids[nth % ids.length]
      if (id) await write('update', id, { [field]: text(forbidden) })
    },
    add: (forbidden: boolean) => write('insert', `new-${name}${++texts}`, { title: text(forbidden) }),
    answerFirst: async (forbidden: boolean) => {
      const known = [...server.records.values()].find((one) => one.single && shown().includes(one.id))
      const waiting = queue
        .state()
        .unsent.find(({ id, fields }) => fields.key === single && shown().includes(id))
      const id = known?.id ?? waiting?.id
      if (id) await write('update', id, { value: text(forbidden) })
      else await write('insert', `new-${name}${++texts}`, { key: single, value: text(forbidden) })
    },
    remove: async (nth: number) => {
      const ids = shown()
      const id = ids[nth % ids.length]
      if (!id) return
      view.delete(id)
      removed.add(id)
      forget(id)
      await queue.add(meaning('delete', id, {}))
    },
    decideAll: (choices: readonly ('mine' | 'theirs' | 'again' | 'discard')[]) => {
      for (const [index, write] of queue
        .state()
        .unsent.filter(({ trouble }) => trouble)
        .entries()) {
        const wanted = choices[index % choices.length] ?? 'discard'
        const fits = write.trouble?.is === 'clash' ? wanted !== 'discard' : wanted !== 'theirs'
        const choice = fits ? wanted : write.trouble?.is === 'clash' ? 'mine' : 'discard'
        if (choice === 'discard') forget(write.id)
        queue.decide(write.order, choice)
      }
    },
    restart: async () => {
      queue = start()
      await queue.flush()
    },
  }

  /** One name for a record, whatever it was called when something was typed. */
  function nameOf(id: string): string {
    const learned = isTemporary(id) ? queue.realId(id) : undefined
    if (learned) real.set(id, learned)
    return real.get(id) ?? server.keys.get(id) ?? id
  }

  /** The person gave it up. */
  function forget(id: string): void {
    typed = typed.filter((each) => nameOf(each.id) !== nameOf(id))
  }
}

export type Device = ReturnType<typeof modelDevice>
