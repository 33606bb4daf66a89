import { expect, test } from 'vitest'
import { userWritable } from '#domain/programme/user.ts'
import { givenAtSignUp, requiredFields } from '#domain/progress/onboarding.ts'
import { fieldAt, type JoiningRole, pathsOf, profileParts } from './profile-parts.ts'

const roles: readonly JoiningRole[] = ['entrepreneur', 'mentor']
const pathsFor = (role: JoiningRole, simpleOnboard: boolean) =>
  profileParts(role, { simpleOnboard }).flatMap(({ fields }) => fields.flatMap(pathsOf))

test.each(roles)('everything that is required of an %s is asked for', (role) => {
  for (const simpleOnboard of [true, false]) {
    const asked = new Set(pathsFor(role, simpleOnboard))
    const missing = requiredFields(role, { simpleOnboard }).filter((path) => !asked.has(path))
    expect(missing.filter((path) => !givenAtSignUp.includes(path))).toEqual([])
  }
})

test.each(roles)('a simple cohort asks an %s for nothing else', (role) => {
  expect(pathsFor(role, true).toSorted()).toEqual(requiredFields(role, { simpleOnboard: true }).toSorted())
})

test('everything that people may write about themselves has a place', () => {
  const asked = new Set(roles.flatMap((role) => pathsFor(role, false)))
  const elsewhere = ['locale', 'mail_preference']
  for (const [name, field] of Object.entries(userWritable)) {
    const paths =
      field.kind === 'group' ? Object.keys(field.fields).map((inner) => `${name}.${inner}`) : [name]
    for (const path of paths) expect(asked.has(path) || elsewhere.includes(path), path).toBe(true)
  }
})

test('every field exists in the domain', () => {
  for (const { fields } of roles.flatMap((role) => profileParts(role, { simpleOnboard: false }))) {
    for (const { path } of fields) expect(fieldAt(path).kind).toBeTypeOf('string')
  }
})
