import type { PoolClient } from 'pg'

/** A team as a review compares it: who is in it and what they do, without the addresses at which they are reached. */
export const teamOf = (project: string) => `jsonb_build_object('team_members', coalesce((
  select jsonb_agg(listed.m - 'email' order by listed.place)
  from jsonb_array_elements(${project}.team_members) with ordinality listed (m, place)), '[]'))`

/**
 * The team is no record of the plan, so no trigger keeps how it stood. Before it changes, the team that an approval saw
 * is kept among the versions of the plan; one that no approval saw is not.
 */
export async function keepTeam(tx: PoolClient, projectId: string): Promise<void> {
  await tx.query(
    `insert into plan_item_history (id, project_id, kind, data, version, updated_at, ended_by)
     select p.id, p.id, 'project', ${teamOf('p')}, p.version, known.since, 'update'
     from project p cross join lateral (
       select coalesce(max(h.ended_at), p.created_at) as since from plan_item_history h where h.id = p.id
     ) known
     where p.id = $1 and exists (
       select from progress g where g.project_id = p.id and g.validated and g.validated_at >= known.since)
     on conflict do nothing`,
    [projectId],
  )
}

/** The team as it stands, where another one stood at an approval. */
export const teamSince = (project: string, approval: string) => `exists (
  select from plan_item_history h where h.id = ${project}.id
    and h.updated_at <= ${approval} and h.ended_at > ${approval})`
