import { expect, test, vi } from 'vitest'
import { pageLoaded, reloadOnLostChunk } from './lost-chunk.ts'

function page() {
  const kept = new Map<string, string>()
  const target = new EventTarget()
  return Object.assign(target, {
    location: { href: 'https://x/home', reload: vi.fn() },
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    },
  })
}

const lost = () => new Event('vite:preloadError', { cancelable: true })

test('a lost part of the page reloads it once, then the error is shown', () => {
  const it = page()
  reloadOnLostChunk(it as unknown as Window)
  expect(it.dispatchEvent(lost())).toBe(false)
  expect(it.dispatchEvent(lost())).toBe(true)
  expect(it.location.reload).toHaveBeenCalledTimes(1)
})

test('after a page that loaded well a lost part reloads again', () => {
  const it = page()
  reloadOnLostChunk(it as unknown as Window)
  it.dispatchEvent(lost())
  pageLoaded(it as unknown as Window)
  it.dispatchEvent(lost())
  expect(it.location.reload).toHaveBeenCalledTimes(2)
})
