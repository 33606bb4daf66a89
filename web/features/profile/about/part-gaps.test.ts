import { expect, test } from 'vitest'
import { profileParts } from '#web/forms/profile/profile-parts.ts'
import { gapsOf, requiredPaths } from './part-gaps.ts'

const [about, contact] = profileParts('entrepreneur', { simpleOnboard: false })
const full = { role: 'entrepreneur', simpleOnboard: false } as const

test('a part is measured by its own fields only', () => {
  if (!about || !contact) throw new Error('There are parts')
  expect(gapsOf(contact, {}, full)).toEqual({
    'basic_data.urlWhatsapp': 'required',
    'basic_data.phoneCode': 'phoneCode',
  })
  expect(gapsOf(about, {}, full)).not.toHaveProperty('basic_data.urlWhatsapp')
})

test('an admin needs a name and nothing else', () => {
  if (!about) throw new Error('There are parts')
  expect(gapsOf(about, { first_name: 'Olga' }, null)).toEqual({ last_name: 'required' })
  expect([...requiredPaths(null)]).toEqual(['first_name', 'last_name'])
})

test('a simple cohort asks for less', () => {
  expect(requiredPaths({ ...full, simpleOnboard: true }).has('basic_data.providedBio')).toBe(false)
})
