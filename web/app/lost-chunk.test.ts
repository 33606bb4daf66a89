import { expect, test, vi } from 'vitest'
import { preloadQuietly, reloadOnLostChunk } from './lost-chunk.ts'

function openPage({ onLine = true, isForbidden = false } = {}) {
  const kept = new Map<string, string>()
  const clock = { ms: 1_000_000 }
  const page = Object.assign(new EventTarget(), {
    navigator: { onLine },
    location: { reload: vi.fn() },
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => {
        if (isForbidden) throw new Error('forbidden')
        kept.set(name, value)
      },
    },
  })
  reloadOnLostChunk(page as unknown as Window, () => clock.ms)
  /** Whether the error goes on to whoever asked for the part. */
  const lose = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  return { page, clock, lose }
}

test('a lost part of the page reloads it once, then the error is shown', () => {
  const { page, clock, lose } = openPage()
  expect(lose()).toBe(false)
  clock.ms += 5000
  expect(lose()).toBe(true)
  expect(page.location.reload).toHaveBeenCalledTimes(1)
})

test('a part that is lost much later reloads again', () => {
  const { page, clock, lose } = openPage()
  lose()
  clock.ms += 60_000
  lose()
  expect(page.location.reload).toHaveBeenCalledTimes(2)
})

test('nothing is reloaded while the line is down', () => {
  const { page, lose } = openPage({ onLine: false })
  expect(lose()).toBe(true)
  expect(page.location.reload).not.toHaveBeenCalled()
})

test('a part that was only loaded ahead reloads nothing', async () => {
  const { page, lose } = openPage()
  await preloadQuietly(async () => {
    lose()
    throw new Error('Failed to fetch dynamically imported module')
  })
  expect(page.location.reload).not.toHaveBeenCalled()
  lose()
  expect(page.location.reload).toHaveBeenCalledTimes(1)
})

test('a browser that keeps nothing is not reloaded for ever', () => {
  const { page, lose } = openPage({ isForbidden: true })
  expect(lose()).toBe(true)
  expect(page.location.reload).not.toHaveBeenCalled()
})
