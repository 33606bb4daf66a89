import type { Pool } from 'pg'
import { courseSteps } from '#course/course.ts'
import { loadPeople } from './load-people.ts'
import { loadRecords } from './load-records.ts'
import { loadWork } from './load-work.ts'
import type { Range } from './range.ts'

/** Every cohort is as large as every other: the platform grows by more of them. */
export const peopleInCohort = 200

// Ids as the server makes them, 24 hexadecimal characters, of which the first two say what it is. The order of making
// is their order.
const makeId = `create or replace function made_id(kind text, number bigint) returns text language sql immutable as
  $$ select kind || lpad(to_hex(number), 22, '0') $$`

export const idOf = (kind: keyof typeof kinds, number: number) =>
  kinds[kind] + number.toString(16).padStart(22, '0')

const kinds = {
  organisation: '10',
  person: '11',
  admin: '12',
  cohort: '13',
  project: '14',
  application: '15',
  announcement: '16',
} as const

// Every row would be told to every server process.
const told = { plan_item: 'change', feedback: 'change', progress: 'change', notification: 'change' }

/** Whom and what the pages of the management name. */
export const place = {
  hub: 'hub',
  /** Three cohorts, whatever the platform holds. */
  org: 'valley',
  /** All further cohorts: 45 that run, where there are 50 in all. */
  largeOrg: 'mountains',
  cohort: idOf('cohort', 1),
  /** Without a mentor. */
  project: idOf('project', 40 + 37),
  application: idOf('application', peopleInCohort + 80),
  announcement: idOf('announcement', 12),
  step: courseSteps[3]?.id ?? '',
}

export const people = {
  superAdmin: idOf('admin', 0),
  owner: idOf('admin', 1),
  organiser: idOf('admin', 2),
  largeOwner: idOf('admin', 3),
} as const

export type Who = keyof typeof people

/** Lets the platform grow to so many people. What is there stays as it is. */
export async function growTo(db: Pool, users: number): Promise<void> {
  await db.query(makeId)
  const { rows } = await db.query<{ cohorts: number }>('select count(*)::int as cohorts from cohort')
  const range: Range = [rows[0]?.cohorts ?? 0, Math.ceil(users / peopleInCohort)]
  await everyTold(db, 'disable')
  await loadPeople(db, range)
  await loadWork(db, range)
  await loadRecords(db, range)
  await everyTold(db, 'enable')
  await settle(db)
}

const mostSweeps = 20

/**
 * What is counted from an index alone still looks at each page of its table that is not noted as seen by everybody. Whoever
 * reads while rows come in, such as the database's own gathering of statistics, holds that note up: it is made again.
 */
export async function settle(db: Pool): Promise<void> {
  for (let sweep = 0; sweep < mostSweeps; sweep += 1) {
    // Left to itself, it lets a few dead rows lie, and their pages without the note.
    await db.query('vacuum (analyze, index_cleanup on)')
    const { rows } = await db.query(unsettled)
    if (rows.length === 0) return
  }
  throw new Error('Somebody has been reading from the database since before it was filled.')
}

const unsettled = `select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relallvisible < relpages`

async function everyTold(db: Pool, how: 'enable' | 'disable'): Promise<void> {
  for (const [table, name] of Object.entries(told))
    await db.query(`alter table ${table} ${how} trigger ${table}_${name}`)
}
