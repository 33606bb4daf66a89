import { expect, test } from 'vitest'
import { languageOf, wantsOtherLanguage } from './page-language.ts'

test('the address says the language, and where it does not, the cookie', () => {
  expect(languageOf('/es/nada', 'locale=en')).toBe('es')
  expect(languageOf('/nowhere', 'a=b; locale=es')).toBe('es')
  expect(languageOf('/especial', undefined)).toBe('en')
  expect(languageOf('/nowhere', 'locale=fr')).toBe('en')
})

test.each([
  ['comes with a Spanish cookie', { cookie: 'locale=es' }, true],
  ['typed the address', { cookie: 'locale=es', 'sec-fetch-site': 'none' }, true],
  ['comes from another site', { cookie: 'locale=es', referer: 'https://search.example/' }, true],
  ['pressed English', { cookie: 'locale=es', 'sec-fetch-site': 'same-origin' }, false],
  ['pressed English in an older browser', { cookie: 'locale=es', referer: 'https://a.org/es' }, false],
  ['read English last', { cookie: 'locale=en' }, false],
  ['was never here', {}, false],
])('who %s is answered in Spanish: %s', (_who, headers, expected) => {
  expect(wantsOtherLanguage({ headers: { host: 'a.org', ...headers } })).toBe(expected)
})
