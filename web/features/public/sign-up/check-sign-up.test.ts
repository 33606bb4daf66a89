import { expect, test } from 'vitest'
import { agreements, type Entries, fieldOfReason, signUpFaults } from './check-sign-up.ts'

const complete: Entries = {
  role: 'mentor',
  first_name: 'Ana',
  last_name: 'Rojas',
  email: 'ana@cooperativa.co',
  password: 'una frase corta',
  passwordAgain: 'una frase corta',
  ticked: new Set(agreements),
}

test('a complete form has no fault, with or without the news', () => {
  expect(signUpFaults(complete)).toEqual({})
  expect(signUpFaults({ ...complete, ticked: new Set([...agreements, 'commitNews']) })).toEqual({})
})

test('an empty form names every field in the order of the form', () => {
  const empty = { role: '', first_name: '', last_name: '', email: '', password: '', passwordAgain: '' }
  expect(Object.keys(signUpFaults({ ...empty, ticked: new Set() }))).toEqual([
    'role',
    'first_name',
    'last_name',
    'email',
    'password',
    'passwordAgain',
    ...agreements,
  ])
})

test.each([
  ['email', { email: 'ana@' }, 'emailWrong'],
  ['password', { password: 'corta', passwordAgain: 'corta' }, 'passwordShort'],
  ['passwordAgain', { passwordAgain: 'otra frase corta' }, 'passwordDiffers'],
  ['privacy', { ticked: new Set(agreements.filter((name) => name !== 'privacy')) }, 'mustAgree'],
])('%s alone is marked', (field, change, fault) => {
  expect(signUpFaults({ ...complete, ...change })).toEqual({ [field]: fault })
})

test.each([
  ['passwordCommon', 'password'],
  ['passwordShort', 'password'],
  ['notEmail', 'email'],
  ['registrationClosed', null],
])('the refusal %s stands at %s', (reason, field) => {
  expect(fieldOfReason(reason)).toBe(field)
})
