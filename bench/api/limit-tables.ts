import type { Pool } from 'pg'

/** The same records in plain columns, as somebody would lay them out who needs nothing but these four operations. */
export async function layOutPlain(db: Pool): Promise<void> {
  await db.query(`
    create table plain_input as
      select id, project_id, version, data ->> 'value' as value, (data ->> 'selected')::boolean as selected,
        data ->> 'lastUpdated' as last_updated, data ->> 'moduleKey' as module_key, data ->> 'stepKey' as step_key,
        data ->> 'key' as key
      from plan_item where kind = 'input';
    alter table plain_input add primary key (id);
    create index plain_input_project on plain_input (project_id, id);

    create table plain_segment as
      select id, project_id, version, data ->> 'name' as name, (data -> 'profile' ->> 'age') as age
      from plan_item where kind = 'segment';
    create index plain_segment_project on plain_segment (project_id, id);

    create table plain_offering as
      select id, project_id, version, data ->> 'name' as name, data ->> 'description' as description
      from plan_item where kind = 'offering';
    create index plain_offering_project on plain_offering (project_id, id);

    create table plain_goal (
      id text primary key, project_id text not null, version integer not null default 1, title text, objectives jsonb
    );
    create index plain_goal_project on plain_goal (project_id, id);`)
  await db.query('vacuum analyze')
}
