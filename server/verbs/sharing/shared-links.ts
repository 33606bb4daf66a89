import { readSharedLinks } from '#domain/policies/sharing.ts'
import type { SharedLink } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { fromLinks, type LinkRow, linkColumns, linkRecord } from './link-record.ts'

/** Those that work first, the newest of each kind before the others. Old ones go with the nightly clean-up. */
const listQuery = {
  name: 'shared-links',
  text: `select ${linkColumns} ${fromLinks} where l.project_id = $1
    order by (l.revoked_at is null and l.ends_at > now()) desc, l.id desc limit 60`,
}

/** The links of a project, for its team only. */
export async function sharedLinks(
  { deps, actor, projects }: Caller,
  projectId: string,
): Promise<SharedLink[] | null> {
  const project = await projects.read(projectId)
  if (!project || readSharedLinks(actor, project.facts) !== 'allowed') return null
  const { rows } = await deps.db.query<LinkRow>({ ...listQuery, values: [projectId] })
  return rows.map(linkRecord)
}
