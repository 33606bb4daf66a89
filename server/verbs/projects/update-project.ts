import { AppError, fieldRequired } from '#domain/errors.ts'
import { isEqual } from '#domain/plan/equal.ts'
import type { Actor } from '#domain/policies/actor.ts'
import {
  archiveProject,
  manageProject,
  type ProjectFacts,
  readProject,
  writeProjectContent,
  writeTeam,
} from '#domain/policies/project.ts'
import {
  type ProjectWritable,
  projectFields,
  projectWritable,
  type TeamMember,
} from '#domain/programme/project.ts'
import type { Project, ProjectUpdateInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { validate } from '#server/validate.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { projectColumns } from '#server/verbs/projects/projects.ts'
import { keepTeam } from '#server/verbs/team/kept-team.ts'
import { listedMembers } from '#server/verbs/team/listed-members.ts'

const writable = Object.fromEntries(projectWritable.map((name) => [name, projectFields[name]]))
const lists = new Set<string>(['countries', 'sectors'])

/** Each field by its own rule: content by owner and team, the team by the owner, the status by managers. */
export async function updateProject(
  { deps, actor }: Caller,
  id: string | null | undefined,
  given: ProjectUpdateInput,
) {
  if (!id) throw fieldRequired('_id')
  const { version: seenVersion, ...rest } = given
  return inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, id, 'update')
    authorize(readProject(actor, facts))
    const names = Object.keys(rest) as ProjectWritable[]
    const { rows } = await tx.query<Project>(
      `select ${projectColumns} from project p join cohort c on c.id = p.cohort_id where p.id = $1`,
      [id],
    )
    const current = rows[0]
    if (!current) throw new AppError('NOT_FOUND')
    for (const name of names) allow(actor, facts, name, [current[name], rest[name]])
    const set = validate(writable, rest)
    if (typeof seenVersion === 'number' && seenVersion !== current.version) refuseConflict(current, set)
    if ('team_members' in set) {
      const next = (set.team_members ?? []) as readonly TeamMember[]
      set.team_members = await listedMembers(tx, id, next, current.team_members)
      if (!isEqual(set.team_members, current.team_members)) await keepTeam(tx, id)
    }
    if (names.length === 0) return current
    const assignments = names.map((name, index) => `${name} = $${index + 2}`)
    const updated = await tx.query<Project>(
      `with changed as (
         update project set ${assignments.join(', ')}, version = version + 1, updated_at = now() where id = $1 returning *
       ) select ${projectColumns} from changed p join cohort c on c.id = p.cohort_id`,
      [id, ...names.map((name) => stored(name, set[name]))],
    )
    return updated.rows[0]
  })
}

/** Into the archive and out of it again is a matter of the organisation's owners. */
function allow(actor: Actor, facts: ProjectFacts, name: ProjectWritable, values: unknown[]): void {
  if (name === 'team_members') authorize(writeTeam(actor, facts))
  else if (name === 'status')
    authorize(values.includes('archived') ? archiveProject(actor, facts) : manageProject(actor, facts))
  else authorize(writeProjectContent(actor, facts))
}

function refuseConflict(current: Project, set: Record<string, unknown>): void {
  const fields = Object.keys(set).filter((name) => !isEqual(set[name], Reflect.get(current, name)))
  if (fields.length === 0) return
  throw new AppError('CONFLICT', {
    current,
    fields: fields.map((field) => ({ field, reason: 'changedSince' })),
  })
}

function stored(name: ProjectWritable, value: unknown): unknown {
  if (name === 'team_members') return JSON.stringify(value ?? [])
  if (value === null) return lists.has(name) ? [] : name === 'stage' ? null : ''
  return value
}
