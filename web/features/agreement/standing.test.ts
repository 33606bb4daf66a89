import { expect, test } from 'vitest'
import type { Agreement } from './agreement-documents.ts'
import { standingOf } from './standing.ts'

type Signature = Agreement['signatures'][number]

const signed = (side: Signature['side'], text_version = '2'): Signature => ({
  side,
  full_name: 'Rosa Quispe',
  signed_at: '2027-01-01',
  text_version,
})
const agreement = (my_side: Agreement['my_side'], signatures: Signature[] = [], is_matched = true) => ({
  my_side,
  signatures,
  is_matched,
  text_version: '2',
})
const active = { status: 'active', mentor: 'm' } as const

test.each([
  ['a project that waits for approval', { ...active, status: 'applied' }, null, 'applied'],
  ['a withdrawn project', { ...active, status: 'withdrawn' }, agreement('mentor'), 'ended'],
  ['an archived project', { ...active, status: 'archived' }, null, 'ended'],
  [
    'an owner without a mentor',
    { ...active, mentor: null },
    agreement('entrepreneur', [], false),
    'unmatched',
  ],
  ['the team without a mentor', { ...active, mentor: null }, null, 'unmatched'],
  ['the team with a mentor', active, null, 'watching'],
  ['an organiser', active, agreement(null), 'watching'],
  ['an owner who has not signed', active, agreement('entrepreneur', [signed('mentor')]), 'sign'],
  ['a mentor who has signed', active, agreement('mentor', [signed('mentor')]), 'waiting'],
  ['a mentor who signed an older text', active, agreement('mentor', [signed('mentor', '1')]), 'signAgain'],
  [
    'a mentor who signed both texts',
    active,
    agreement('mentor', [signed('mentor', '1'), signed('mentor')]),
    'waiting',
  ],
] as const)('%s', (_, project, given, expected) => {
  expect(standingOf(project, given)).toBe(expected)
})
