import { isEqual } from '#domain/plan/equal.ts'
import { isGroup, mergedFields } from '#web/data/plan/merge-fields.ts'
import { isTemporary, mentions, type Row, recordOf, type Settled, type Write, withRealIds } from './write.ts'

/** All that the queue knows. Every change of it is one of the functions below, without clock, line or store. */
export type QueueData = {
  readonly writes: readonly Write[]
  /** The real ids of records that were made during this visit, by their temporary ones. */
  readonly realIds: Readonly<Record<string, string>>
  /** The versions that this person's own changes have made. */
  readonly ownVersions: Readonly<Record<string, number>>
  /** Records that this person removed: a field that is still on its way out has nothing to say about them. */
  readonly removed: readonly string[]
}

export type Decision = 'mine' | 'theirs' | 'again' | 'discard'

export const emptyQueue: QueueData = { writes: [], realIds: {}, ownVersions: {}, removed: [] }

const mostSentBefore = 5

/** One more write. What waits for the same record takes it in; what is on its way is left alone. */
export function added(data: QueueData, given: Write, inFlight: number | null): QueueData {
  const write = upToDate(data, given)
  const record = recordOf(write)
  if (write.action === 'update' && data.removed.includes(record)) return data
  if (write.action === 'delete') return removing(data, write)
  const earlier = data.writes.findLast((each) => recordOf(each) === record && each.order !== inFlight)
  const joined = earlier && joinedWrite(earlier, write)
  const rest = joined ? data.writes.filter((each) => each !== earlier) : data.writes
  return { ...data, writes: inOrder([...rest, joined ?? write]) }
}

/** What the server refused about a record goes with the record; one that it never took needs no asking. */
function removing(data: QueueData, write: Write): QueueData {
  const record = recordOf(write)
  const isTroubled = (each: Write) => recordOf(each) === record && each.trouble !== undefined
  const wasNeverMade = data.writes.some((each) => isTroubled(each) && each.action === 'insert')
  const rest = data.writes.filter((each) => (wasNeverMade ? !mentions(each, write.id) : !isTroubled(each)))
  return {
    ...data,
    writes: wasNeverMade ? rest : [...rest, write],
    removed: [...data.removed, record],
  }
}

/**
 * Changes of one record that both wait go out as one, in the later one's place. A refused text that was written anew
 * is tried again; a clash stays one, with what was written since.
 */
function joinedWrite(earlier: Write, later: Write): Write | null {
  if (later.action !== 'update' || later.isApart) return null
  const fields = mergedFields(earlier.fields, later.fields)
  if (earlier.trouble?.is === 'clash') return { ...earlier, fields }
  if (earlier.action === 'update') {
    const { trouble: _solved, ...rest } = earlier
    return { ...rest, ...later, fields, version: earlier.version, ...sentBefore(earlier) }
  }
  if (earlier.action !== 'insert' || !earlier.trouble) return null
  const { trouble: _solved, ...insert } = earlier
  return { ...insert, fields }
}

const sentBefore = ({ sentBefore }: Write) => (sentBefore ? { sentBefore } : {})

/** The first that may go out now: not what waits for a decision, nor what builds on such a write. */
export function nextToSend(data: QueueData, skipped: ReadonlySet<string> = new Set()): Write | undefined {
  const held = new Set<string>(skipped)
  const unmade: string[] = []
  for (const write of data.writes) {
    const record = recordOf(write)
    const isHeld = write.trouble || held.has(record) || unmade.some((id) => mentions(write, id))
    if (!isHeld) return write
    held.add(record)
    if (write.action === 'insert') unmade.push(write.id)
  }
  return undefined
}

/** Nobody knows whether it arrived: what it said may come back as the server's text, and is no one else's. */
export function unsure(data: QueueData, { order, fields, sentBefore = [] }: Write): QueueData {
  if (isEqual(sentBefore.at(-1), fields)) return data
  const said = [...sentBefore, fields].slice(-mostSentBefore)
  return changed(data, order, (write) => ({ ...write, sentBefore: said }))
}

/** The server has answered: it is saved, or stays with what stands in its way. */
export function answered(data: QueueData, write: Write, answer: Settled): QueueData {
  if (answer.kind === 'saved') return saved(data, write, answer.id, answer.version)
  if (answer.kind === 'conflict') return clashed(data, write, answer.current)
  // Somebody else removed it first: it is gone, as this person wanted.
  if (write.action === 'delete' && answer.code === 'NOT_FOUND') return saved(data, write, null, null)
  const { kind: _kind, ...refusal } = answer
  const removed = write.action === 'delete' ? without(data.removed, recordOf(write)) : data.removed
  return changed({ ...data, removed }, write.order, (each) => ({
    ...each,
    trouble: { is: 'refused', ...refusal },
  }))
}

function saved(data: QueueData, write: Write, id: string | null, version: number | null): QueueData {
  const rest = data.writes.filter(({ order }) => order !== write.order)
  return built({ ...data, writes: rest }, write, id, version)
}

/** What still waits builds on the version and on the id that the record has now; also for another tab's save. */
export function built(
  data: QueueData,
  { kind, id: known }: Pick<Write, 'kind' | 'id'>,
  id: string | null,
  version: number | null,
): QueueData {
  const isNew = id !== null && isTemporary(known)
  const record = recordOf({ kind, id: id ?? known })
  const next: QueueData = {
    ...data,
    realIds: isNew ? { ...data.realIds, [known]: id } : data.realIds,
    ownVersions: version === null ? data.ownVersions : { ...data.ownVersions, [record]: version },
  }
  return { ...next, writes: same(data.writes, (write) => upToDate(next, write)) }
}

/** A write as it is to be sent after all that was answered since it was made. */
export function upToDate(data: QueueData, write: Write): Write {
  const real = withRealIds(write, (id) => data.realIds[id])
  const own = data.ownVersions[recordOf(real)]
  const isOlder = real.action === 'update' && own !== undefined && (real.version ?? 0) < own
  return isOlder ? { ...real, version: own } : real
}

/** Only what really differs from somebody else's words is asked about. */
function clashed(data: QueueData, write: Write, current: Row): QueueData {
  const own = Object.fromEntries(
    Object.entries(write.fields).filter(([name, value]) => !says(current[name], value)),
  )
  if (Object.keys(own).length === 0) return saved(data, write, current._id, current.version)
  // A second first answer becomes a change of the first one.
  const known = write.action === 'insert' ? built(data, write, current._id, null) : data
  const mine: Write = { ...write, action: 'update', id: current._id, fields: own, version: current.version }
  const isAlone = Object.keys(own).every((name) => isOurs(data, write, current, name))
  return changed(known, write.order, () => (isAlone ? mine : { ...mine, trouble: { is: 'clash', current } }))
}

/** Nobody else's words stand there: none at all beside a first answer, or those that this device has sent itself. */
function isOurs(data: QueueData, write: Write, current: Row, name: string): boolean {
  if (data.ownVersions[recordOf({ kind: write.kind, id: current._id })] === current.version) return true
  if (write.action === 'insert' && isEmpty(current[name])) return true
  return (write.sentBefore ?? []).some((sent) => name in sent && says(current[name], sent[name]))
}

/** What the person has decided about a write that the server would not take. */
export function decided(data: QueueData, order: number, decision: Decision, nextOrder: number): QueueData {
  const write = data.writes.find((each) => each.order === order)
  if (!write?.trouble) return data
  if (decision === 'discard') return discarded(data, write)
  const { trouble, ...rest } = write
  const version = trouble.is === 'clash' ? trouble.current.version : write.version
  const mine: Write = { ...rest, version }
  const next = changed(data, order, () => mine)
  if (decision !== 'theirs' || trouble.is !== 'clash') return next
  // Theirs comes on top of mine, so that mine is found in the history.
  const theirs = { ...mine, order: nextOrder, fields: likeIn(trouble.current, mine.fields), isApart: true }
  return { ...next, writes: inOrder([...next.writes, theirs]) }
}

/** What hangs on a record that was never made goes with it. */
function discarded(data: QueueData, write: Write): QueueData {
  const goes = discardedWith(data.writes, write)
  return { ...data, writes: data.writes.filter((each) => !goes.includes(each)) }
}

export function discardedWith(writes: readonly Write[], write: Write): readonly Write[] {
  if (write.action !== 'insert') return writes.filter((each) => each.order === write.order)
  const goes = new Set([write])
  for (const each of writes) {
    if ([...goes].some((gone) => gone.action === 'insert' && mentions(each, gone.id))) goes.add(each)
  }
  return [...goes]
}

function changed(data: QueueData, order: number, change: (write: Write) => Write): QueueData {
  return { ...data, writes: same(data.writes, (write) => (write.order === order ? change(write) : write)) }
}

function same(writes: readonly Write[], change: (write: Write) => Write): readonly Write[] {
  const next = writes.map(change)
  return next.every((write, index) => write === writes[index]) ? writes : next
}

const inOrder = (writes: readonly Write[]) => writes.toSorted((a, b) => a.order - b.order)
const without = <T>(list: readonly T[], item: T) => list.filter((each) => each !== item)

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Of a group only what is named counts. */
function says(current: unknown, mine: unknown): boolean {
  if (isGroup(mine) && isGroup(current)) {
    return Object.entries(mine).every(([name, value]) => says(current[name], value))
  }
  return isEqual(current ?? null, mine ?? null)
}

/** The other one's values under the names that this person wrote. */
function likeIn(theirs: Readonly<Record<string, unknown>>, mine: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(mine).map(([name, value]): [string, unknown] => {
    const other = theirs[name] ?? null
    return [name, isGroup(value) && isGroup(other) ? likeIn(other, value) : other]
  })
  return Object.fromEntries(entries)
}
