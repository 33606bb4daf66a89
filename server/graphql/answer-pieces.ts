import type { ExecutionResult } from 'graphql'

/** The fields of an answer, each written out with its name. */
export type Pieces = ReadonlyMap<string, Buffer>

export function piecesOf(result: ExecutionResult | undefined): Pieces {
  // What a condition leaves out of a query is there, and undefined.
  const told = Object.entries(result?.data ?? {}).filter(([, value]) => value !== undefined)
  return new Map(told.map(([name, value]) => [name, bytesOf(name, value)]))
}

// Not out of Node's shared pool, which would be kept as a whole with each of them.
function bytesOf(name: string, value: unknown): Buffer {
  const text = `"${name}":${JSON.stringify(value)}`
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

const [opening, comma, closing] = [Buffer.from('{"data":{'), Buffer.from(','), Buffer.from('}}')]

/** The whole answer, its fields in the order in which they were asked. */
export function bodyOf(names: readonly string[], some: Pieces, others: Pieces): Buffer {
  const body: Buffer[] = [opening]
  for (const name of names) {
    const piece = some.get(name) ?? others.get(name)
    if (piece) body.push(...(body.length > 1 ? [comma] : []), piece)
  }
  return Buffer.concat([...body, closing])
}

/** Two results as the one that a query in one piece would have had. */
export function merged(
  names: readonly string[],
  one: ExecutionResult,
  other: ExecutionResult = { data: {} },
): ExecutionResult {
  // Both refuse wrong variables, with the same words.
  if (one.data === undefined) return one
  if (other.data === undefined) return other
  const all = one.data && other.data && { ...one.data, ...other.data }
  const data = all && Object.fromEntries(names.flatMap((name) => (name in all ? [[name, all[name]]] : [])))
  const errors = [...(one.errors ?? []), ...(other.errors ?? [])]
  return errors.length > 0 ? { data, errors } : { data }
}
