import { expect, test } from 'vitest'
import { rankOf, ranks, roleOf } from './rank.ts'

test.each(ranks.map(({ value }) => value))(
  '%s is the same person on the way to the server and back',
  (rank) => {
    const { role, orgRole } = roleOf(rank)
    expect(rankOf({ role, org_role: orgRole })).toBe(rank)
    expect(role === 'admin').toBe(orgRole !== null)
  },
)
