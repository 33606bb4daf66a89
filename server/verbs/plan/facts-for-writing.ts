import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { ProjectFacts } from '#domain/policies/project.ts'
import { type FactRow, factColumns, factsOf } from './project-facts.ts'

const text = (lock: string) => `
select ${factColumns('$2')} from project p join cohort c on c.id = p.cohort_id where p.id = $1 for ${lock} of p`

/** What decides about a project, held until the transaction ends. */
export async function factsForWriting(
  tx: PoolClient,
  actor: Actor,
  projectId: string,
  lock: 'key share' | 'update' = 'key share',
): Promise<ProjectFacts> {
  const { rows } = await tx.query<FactRow>({
    name: `project-facts-${lock}`,
    text: text(lock),
    values: [projectId, actor.userId],
  })
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  return factsOf(row)
}
