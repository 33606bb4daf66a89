import type { Pool } from 'pg'
import type { Actor } from '#domain/policies/actor.ts'
import type { Proof } from '#server/auth/proof.ts'
import { sessionFacts } from '#server/auth/session-facts.ts'
import { perPool } from '#server/db/per-pool.ts'
import { together } from '#server/together.ts'
import { factsPrint } from './project-facts.ts'
import { type ColumnName, columnsFor, kindsIn, type Part } from './project-parts.ts'

// Every version of a row was written by another transaction. The versions of many rows in one number, in whatever order.
const versions = (row: string, id = `${row}.id`) =>
  `coalesce(bit_xor(hashtextextended(${id}, ${row}.xmin::text::bigint)), 0)`

const prints = (kinds: string): Readonly<Record<ColumnName, readonly string[]>> => ({
  // Its row is in every print.
  project: [],
  progresses: [`(select ${versions('g')} from progress g where g.project_id = p.id)`],
  // What is unread depends on the sides of those who wrote (isTeamSide).
  feedbackCounts: [
    `(select ${versions('f', `f.id || coalesce(w.role, '')`)}
      from feedback f left join users w on w.id = f.author_id where f.project_id = p.id)`,
    `array(select t.user_id from team_access t where t.project_id = p.id order by t.user_id)`,
  ],
  plan: [`(select ${versions('i')} from plan_item i where i.project_id = p.id and i.kind = any (${kinds}))`],
})

/**
 * A short text that is another one as soon as anything has changed of what decides about a project `p` (joined with its
 * cohort `c`) for this person, or of these columns with these kinds of the plan.
 */
export function projectPrint(columns: readonly ColumnName[], person: string, kinds: string): string {
  const parts = prints(kinds)
  return `concat_ws(' ', ${[factsPrint(person), ...columns.flatMap((column) => parts[column])].join(', ')})`
}

const atOnce = { ways: 3, most: 50 }

/** Which parts of a project were read, and their print at that moment. */
export type ProjectReading = {
  readonly projectId: string
  readonly parts: ReadonlySet<Part>
  readonly print: string
}

type Asked = {
  readonly projectId: string
  readonly userId: string
  readonly token: string | null
  readonly kinds: string
}
type Found = { readonly print: string; readonly session: string | null }

// Each by its keys, one after the other, however many there are.
const printsQuery = (columns: readonly ColumnName[]) => `
select found.* from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality
  as asked (project_id, user_id, token, kinds, place)
left join lateral (
  select ${projectPrint(columns, 'asked.user_id', `string_to_array(asked.kinds, ' ')`)} as print,
    ${sessionFacts('asked.token')} as session
  from project p join cohort c on c.id = p.cohort_id where p.id = asked.project_id offset 0
) found on true
order by asked.place`

/** For each set of columns one who asks: all who want to know at the same moment are one statement. */
const askers = perPool((db) => {
  const all = new Map<string, (asked: Asked) => Promise<Found>>()
  return (columns: readonly ColumnName[]) => {
    const name = ['prints', ...columns].join('-')
    const known = all.get(name)
    if (known) return known
    const text = printsQuery(columns)
    const asker = together<Asked, Found>(async (asked) => {
      const values = [
        asked.map(({ projectId }) => projectId),
        asked.map(({ userId }) => userId),
        asked.map(({ token }) => token),
        asked.map(({ kinds }) => kinds),
      ]
      return (await db.query<Found>({ name, text, values })).rows
    }, atOnce)
    all.set(name, asker)
    return asker
  }
})

/** Whether all that was read is still so, for a person who is still the same. */
export async function isStillSo(
  db: Pool,
  { userId }: Actor,
  proof: Proof,
  { projectId, parts, print }: ProjectReading,
): Promise<boolean> {
  const { token, facts } = proof
  const kinds = kindsIn(parts).join(' ')
  const found = await askers(db)(columnsFor(parts))({ projectId, userId, token, kinds })
  if (found.print !== print || (token && found.session !== facts)) return false
  if (token) proof.found(facts)
  return true
}
