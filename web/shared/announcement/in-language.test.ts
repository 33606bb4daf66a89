import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

const news = {
  title: 'Welcome',
  title_es: 'Bienvenida',
  text: 'We start on Monday.',
  text_es: 'Empezamos el lunes.',
}

test.each([
  ['en', 'Welcome', 'en'],
  ['es', 'Bienvenida', 'es'],
] as const)('is read in %s', (locale, title, lang) => {
  expect(inLanguage(news, locale)).toMatchObject({ title, lang })
})

test('is read in the other language where it has only that one', () => {
  expect(inLanguage({ ...news, title_es: '', text_es: '' }, 'es')).toMatchObject({
    title: 'Welcome',
    lang: 'en',
  })
  expect(inLanguage({ ...news, title: '', text: '' }, 'en')).toMatchObject({
    title: 'Bienvenida',
    lang: 'es',
  })
})
