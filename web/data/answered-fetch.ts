import { service } from './service.ts'
import { Unreachable } from './unreachable.ts'

/** Who has not answered by then does not answer any more. */
export const patienceMs = 30_000

/** A request to the API. Whatever is not an answer ends as Unreachable, and in time. */
export const answeredFetch: typeof fetch = async (input, init) => {
  const outer = init?.signal
  // It may have been given up while it waited for its turn.
  outer?.throwIfAborted()
  const ours = new AbortController()
  const end = setTimeout(() => ours.abort(new DOMException('No answer in time', 'TimeoutError')), patienceMs)
  const giveUp = () => ours.abort(outer?.reason)
  outer?.addEventListener('abort', giveUp)
  try {
    const response = await fetch(input, { ...init, signal: ours.signal })
    // Read here, because an answer may also stop in the middle.
    const text = await response.text()
    if (isNone(response.status, text)) throw new Unreachable(`Status ${response.status}`)
    response.text = async () => text
    response.json = async () => JSON.parse(text)
    return response
  } catch (cause) {
    if (outer?.aborted) throw cause
    service.suspect()
    throw cause instanceof Unreachable ? cause : new Unreachable('No answer', { cause })
  } finally {
    clearTimeout(end)
    outer?.removeEventListener('abort', giveUp)
  }
}

type Body = { data?: Record<string, unknown> | null; errors?: { extensions?: { code?: string } }[] }

/** A server without its database answers too, but says nothing. */
function isNone(status: number, text: string): boolean {
  if (status >= 500) return true
  if (!text.includes('"UNAVAILABLE"')) return false
  const { data, errors } = JSON.parse(text) as Body
  const saysNothing = Object.values(data ?? {}).every((value) => value === null)
  return saysNothing && errors?.some(({ extensions }) => extensions?.code === 'UNAVAILABLE') === true
}
