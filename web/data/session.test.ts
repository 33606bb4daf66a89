import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const ana = { user_id: 'ana', email: 'ana@example.org', role: 'mentor' }
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const answers = {
  ana: () => json({ data: { me: ana } }),
  nobody: () => json({ data: { me: null } }),
  signedOut: () => json({ data: null, errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] }),
  limited: () => json({ errors: [{ message: '', extensions: { code: 'RATE_LIMITED' } }] }, 429),
  broken: () => new Response('<html>', { status: 502 }),
  offline: () => {
    throw new TypeError('Failed to fetch')
  },
}

let stored: Map<string, string>
const request = vi.fn<typeof fetch>()
const server = (name: keyof typeof answers) => request.mockImplementation(async () => answers[name]())

/** A fresh document: the module starts anew, the device remembers. */
async function open() {
  vi.resetModules()
  return import('./session.ts')
}

beforeEach(() => {
  stored = new Map()
  request.mockReset()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the session', () => {
  test('is asked for once and then trusted for three minutes', async () => {
    server('ana')
    const { ensureSession } = await open()
    await Promise.all([ensureSession(), ensureSession()])
    vi.advanceTimersByTime(3 * 60 * 1000)
    await ensureSession()
    expect(request).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect((await ensureSession()).me?.user_id).toBe('ana')
    expect(request).toHaveBeenCalledTimes(2)
  })

  test('is refreshed before a request of the application', async () => {
    server('ana')
    const { refreshingFetch } = await open()
    await refreshingFetch('/graphql', { body: 'mine' })
    expect(String(request.mock.calls[0]?.[1]?.body)).toContain('query Me')
    expect(request.mock.calls[1]?.[1]?.body).toBe('mine')
  })

  test.each(['offline', 'broken', 'limited'] as const)('survives a server that is %s', async (trouble) => {
    server('ana')
    await (await open()).ensureSession()
    server(trouble)
    const { ensureSession } = await open()
    expect(await ensureSession()).toMatchObject({ status: 'known', me: { user_id: 'ana' } })
  })

  test('is unknown, not absent, when the server cannot be reached and nobody is remembered', async () => {
    server('offline')
    const { ensureSession } = await open()
    expect((await ensureSession()).status).toBe('unknown')
  })

  test.each(['nobody', 'signedOut'] as const)('ends when the server says %s', async (answer) => {
    server('ana')
    await (await open()).ensureSession()
    server(answer)
    const { ensureSession } = await open()
    expect(await ensureSession()).toMatchObject({ status: 'known', me: null })
    expect(stored.size).toBe(0)
  })

  test('that was left while offline is ended on the server before anything else', async () => {
    stored.set('germina.signOutPending', 'yes')
    server('offline')
    expect(await (await open()).ensureSession()).toMatchObject({ status: 'known', me: null })
    request.mockReset()
    server('nobody')
    await (await open()).ensureSession()
    expect(request.mock.calls.map(([url]) => url)).toEqual(['/api/auth/sign-out', '/graphql'])
    expect(stored.has('germina.signOutPending')).toBe(false)
  })
})
