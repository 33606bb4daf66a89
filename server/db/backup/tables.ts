import type { PoolClient } from 'pg'

export type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[] }

// Every table of ours with the columns that hold data of their own. What libraries keep in schemas of
// their own (the job queue) is not ours and is made anew by them.
export async function readTables(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
            json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = quote_ident(current_schema())::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> 'schema_migration'
     group by c.relname order by c.relname`,
  )
  return rows
}
