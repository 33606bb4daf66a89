import { expect, test } from 'vitest'
import { inLocale, localeCookie, localeInCookie, localePath, splitLocale } from './locale.ts'

test.each([
  ['/', 'en', '/'],
  ['/login', 'en', '/login'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/home/project/1/two', 'es', '/home/project/1/two'],
  ['/essays', 'en', '/essays'],
  ['/en/login', 'en', '/en/login'],
  ['/fr/login', 'en', '/fr/login'],
])('%s is %s %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path })
})

test('English has no prefix and Spanish has one', () => {
  expect(localePath('en', '/login?next=%2Fhome')).toBe('/login?next=%2Fhome')
  expect(localePath('es', '/login?next=%2Fhome')).toBe('/es/login?next=%2Fhome')
  expect(localePath('es', '/')).toBe('/es')
})

test('switching the language keeps the page, its query and its fragment', () => {
  const page = { pathname: '/home/project/one/why', search: '?step=1&mid=2', hash: '#help' }
  expect(inLocale('es', page)).toBe('/es/home/project/one/why?step=1&mid=2#help')
  expect(inLocale('en', { ...page, pathname: '/es/home/project/one/why' })).toBe(
    '/home/project/one/why?step=1&mid=2#help',
  )
})

test('the cookie keeps the language for 365 days and is read back', () => {
  expect(localeCookie('es')).toBe('locale=es; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(localeInCookie('a=b; locale=es')).toBe('es')
  expect(localeInCookie('xlocale=es')).toBeNull()
  expect(localeInCookie('locale=fr')).toBeNull()
})
