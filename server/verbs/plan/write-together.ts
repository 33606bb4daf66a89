import type { Pool, QueryResultRow } from 'pg'
import pg from 'pg'
import { sessionFacts } from '#server/auth/session-facts.ts'
import { perPool } from '#server/db/per-pool.ts'
import { together } from '#server/together.ts'
import { factsPrint } from './project-facts.ts'

/** One write that holds nothing: it goes through only where all that it was decided by is still so. */
export type RememberedWrite = {
  readonly id: string
  readonly project_id: string
  readonly user_id: string
  /** The print of the facts about the project. */
  readonly facts: string
  readonly token: string | null
  /** What is to be found behind the token. */
  readonly session: string | null
}

// The statement tells of what it writes and looks for reviews: this switches the triggers that would do so off up to the
// commit.
const withoutTriggers = `set_config('germina.written_together', 'on', true) is not null`

const common = 'id text, project_id text, user_id text, facts text, token text, session text'

// They commit one after the other: a second statement on its way at the same time would carry fewer people, and each costs more.
const atOnce = { ways: 1, most: 20 }

type Statement = {
  readonly change: 'insert' | 'update'
  /** What is given for each record, besides what all have. */
  readonly columns: string
  /** What else has to be so of a row `g`. */
  readonly condition?: string
  /** What else is written, for the rows `allowed`. */
  readonly also?: string
  /** Writes `plan_item i` for the rows `allowed`. */
  readonly write: string
  /** What is answered besides id and version, each with its name. */
  readonly answer?: Readonly<Record<string, string>>
}

/**
 * One statement for many rows, `allowed` being those that may still be written. Nobody is waited for who holds a project:
 * that would make all others wait too. All are told of with the commit, in one message.
 */
const statementFor = ({ change, columns, condition = 'true', also, write, answer = {} }: Statement) => `
with given as materialized (
  select * from jsonb_to_recordset($1::jsonb) as g (${common}, ${columns}) limit ${atOnce.most}
),
allowed as materialized (
  select g.* from given g cross join lateral (
    select p.id from project p join cohort c on c.id = p.cohort_id
    where p.id = g.project_id and ${withoutTriggers} and ${factsPrint('g.user_id')} = g.facts
      and (g.token is null or ${sessionFacts('g.token')} = g.session) and ${condition}
    for key share of p skip locked
  ) held
),
${also ? `${also},` : ''}
written as (
  ${write}
  returning i.project_id, i.kind, i.id, i.version${Object.entries(answer).map(([name, value]) => `, ${value} as ${name}`)}
),
told as (
  select pg_notify('germina', jsonb_agg(jsonb_build_object(
    'projectId', project_id, 'kind', kind, 'id', id, 'version', version, 'change', '${change}'))::text)
  from written having count(*) > 0
)
select ${['id', 'version', ...Object.keys(answer)]} from written, told`

/** Writes for all who write at the same moment with one statement. Null for whoever has to go another way. */
export function writeTogether<Given extends RememberedWrite, Row extends QueryResultRow & { id: string }>(
  name: string,
  statement: Statement,
) {
  const text = statementFor(statement)
  const writer = perPool((db) => together<Given, Row | null>((all) => writeAll(db, all), atOnce))

  async function writeAll(db: Pool, all: Given[]): Promise<(Row | null)[]> {
    // Of two who write the same record, one goes first.
    const byId = new Map(all.toReversed().map((one) => [one.id, one]))
    const sorted = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
    const { rows } = await db.query<Row>({ name, text, values: [JSON.stringify(sorted)] }).catch(nothing)
    const written = new Map(rows.map((row) => [row.id, row]))
    return all.map((one) => (byId.get(one.id) === one ? written.get(one.id) : null) ?? null)
  }

  return (db: Pool, given: Given) => writer(db)(given)
}

/** The database refused all for the sake of one: nothing was written, and each goes its own way. */
function nothing(error: unknown): { rows: never[] } {
  if (error instanceof pg.DatabaseError) return { rows: [] }
  throw error
}
