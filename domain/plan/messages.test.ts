import { expect, test } from 'vitest'
import { messageText, planMessages } from './messages.ts'

const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1])

test.each(Object.entries(planMessages))(
  '%s says something in both languages, with the same names',
  (_id, texts) => {
    expect(texts.en).not.toBe(texts.es)
    expect(names(texts.es)).toEqual(names(texts.en))
  },
)

test.each([
  [
    { message: { en: 'Add at least {n} boxes.', es: 'Agrega {n} recuadros.' }, values: { n: 3 } },
    'Add at least 3 boxes.',
  ],
  [{ message: 'tooShort', values: { n: 40 } }, 'Please write at least 40 characters.'],
] as const)('fills its numbers in: %j', (gap, text) => {
  expect(messageText(gap, 'en')).toBe(text)
})

test('leaves out what nobody gave', () => {
  expect(messageText({ message: 'tooShort' }, 'es')).toBe('Escribe al menos  caracteres.')
})
