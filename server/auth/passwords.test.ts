import { expect, test } from 'vitest'
import { commonWords } from './common-words.ts'
import { passwordFault } from './passwords.ts'

const endings = [
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '2024',
  '2025',
  '2026',
  '!',
  '1!',
  '123!',
  '.',
  '01',
  '69',
]

test('refuses more than three thousand common passwords', () => {
  const common = [...commonWords].flatMap((word) =>
    [word, `${word}${word}`, word.toUpperCase()].flatMap((form) =>
      ['', ...endings].map((ending) => form + ending),
    ),
  )
  const long = [...new Set(common)].filter((password) => password.length >= 10)
  expect(long.length).toBeGreaterThan(3000)
  expect(long.filter((password) => passwordFault(password) !== 'passwordCommon')).toEqual([])
})

test.each([
  '1234567890',
  '0987654321',
  '24.12.1999 ',
  '+34 600 100 200',
  '11111111111',
  'abcabcabcabc',
  'qwertyuiop',
  'qwerty123456',
  '1q2w3e4r5t',
  'abcdefghij',
  'asdfghjkl1',
  'Passw0rd123',
  'P4$$w0rd2026',
  'contraseña1',
  'Contraseña2026!',
  'iloveyou.2026',
  'barcelona-2026',
  'my password 1',
  'Bienvenido123',
])('refuses %s', (password) => {
  expect(passwordFault(password)).toBe('passwordCommon')
})

test.each([
  'germina-demo-2026',
  'kite over the harbour',
  'correct horse battery',
  'tr0ub4dor&3xyz',
  'hq7Kp2mXw9',
  'mañana llueve poco',
  '語るに落ちる夜の海辺で',
  'x'.repeat(3) + 'kiteharbour'.repeat(11),
])('takes %s', (password) => {
  expect(passwordFault(password)).toBeNull()
})

test('counts characters as people do', () => {
  expect(passwordFault('🌱🌿🌳🍀🌵🌾🌺🌻🌼')).toBe('passwordShort')
  expect(passwordFault(`kite ${'harbour '.repeat(16)}`)).toBe('passwordLong')
})
