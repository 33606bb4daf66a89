import { expect, test } from 'vitest'
import type { Queryable } from '#server/db/transaction.ts'
import { listPage } from '#server/lists/read-list.ts'
import { testDatabase } from '#testing/database.ts'
import { everybody, peopleList } from './people-list.ts'

const { db } = await testDatabase()

async function fill(from: number, to: number): Promise<void> {
  await db.query(
    `insert into users (id, email, email_verified, name, first_name, last_name, role, basic_data, last_seen_at)
     select lpad(to_hex(n), 24, '0'), 'mail' || n || '@example.org', true, 'First' || n || ' Last' || n, 'First' || n,
       'Last' || n, 'entrepreneur', jsonb_build_object('providedBio', repeat('long ', 200)), now() - n * interval '1 minute'
     from generate_series($1::int, $2::int) n`,
    [from, to],
  )
  await db.query('vacuum analyze users')
}

type Plan = { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }

/** Pages of the database that a list touches. Counting everybody reads the table, and is left out. */
async function blocksOf(query: Parameters<typeof listPage>[2]): Promise<number> {
  let blocks = 0
  const isWhole = !query?.search && !query?.filters
  const explaining = {
    query: async (text: string, values: unknown[]) => {
      const { rows } = await db.query<{ 'QUERY PLAN': Plan[] }>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      )
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
      if (isWhole && text.startsWith('select count')) return { rows: [] }
      blocks += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
      return { rows: [] }
    },
  }
  await listPage(explaining as unknown as Queryable, peopleList, query, everybody)
  return blocks
}

const queries = {
  'the first page by name': {},
  'the latest seen': { sort: '-seen' },
  'a name': { search: 'first777' },
  'part of an address': { search: 'mail77' },
  'an organisation that nobody belongs to': { filters: [{ name: 'organisation', value: 'f'.repeat(24) }] },
} as const

test('what a page of people costs hardly grows with the platform', { timeout: 60_000 }, async () => {
  const costs = async () => {
    const found: Record<string, number> = {}
    for (const [name, query] of Object.entries(queries)) found[name] = await blocksOf(query)
    return found
  }
  await fill(1, 1000)
  const few = await costs()
  await fill(1001, 10_000)
  const many = await costs()
  for (const [name, blocks] of Object.entries(many))
    expect(blocks, `${name}: ${few[name]} → ${blocks}`).toBeLessThan(4 * (few[name] ?? 0) + 300)
})
