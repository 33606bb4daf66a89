import { expect, test } from 'vitest'
import { emailFault, newPasswordFault, passwordFault } from './check-entries.ts'

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['ana', 'emailWrong'],
  ['ana@cooperativa', 'emailWrong'],
  ['ana maria@cooperativa.co', 'emailWrong'],
  [' ana@cooperativa.co ', null],
  ['ñandú@correo.com.py', null],
])('the e-mail "%s" gives %s', (email, fault) => {
  expect(emailFault(email)).toBe(fault)
})

test('any password may be tried, but not none', () => {
  expect(passwordFault('')).toBe('required')
  expect(passwordFault('x')).toBeNull()
})

test('a new password has ten characters as a person counts them', () => {
  expect(newPasswordFault('')).toBe('required')
  expect(newPasswordFault('123456789')).toBe('passwordShort')
  expect(newPasswordFault('🌱🌱🌱🌱🌱')).toBe('passwordShort')
  expect(newPasswordFault('una frase corta')).toBeNull()
})
