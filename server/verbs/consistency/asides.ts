import type { FindingAside } from '#server/api-types.ts'
import type { Queryable } from '#server/db/transaction.ts'

/** As many as a project keeps. */
export const mostAsides = 200

type Row = FindingAside & { rule: string; subject: string }

const text = `
select a.rule, a.subject, a.reason, a.set_at, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as set_by
from finding_aside a left join users u on u.id = a.set_by where a.project_id = $1 limit ${mostAsides}`

export const asideKey = (rule: string, subject: string) => `${rule} ${subject}`

/** What the team lets stand, by rule and subject. */
export async function asidesOf(db: Queryable, projectId: string): Promise<ReadonlyMap<string, FindingAside>> {
  const { rows } = await db.query<Row>({ name: 'findings-aside', text, values: [projectId] })
  return new Map(rows.map(({ rule, subject, ...aside }) => [asideKey(rule, subject), aside]))
}
