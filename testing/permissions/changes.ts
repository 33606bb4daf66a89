import pg, { type Pool } from 'pg'
import { afterAll } from 'vitest'

/** Rows by table and what happened to them, such as { 'plan_item insert': 1 }. */
export type Changes = Readonly<Record<string, number>>

export type ChangeLog = {
  mark(): Promise<number>
  /** What changed since the mark, except traces of the request; every row is put back as it was before the first. */
  take(mark: number): Promise<Changes>
}

/** Sessions, rate limits, the audit log, and who was seen or heard last are traces of a request, not its effect. */
const traces = ['session', 'rate_limit', 'audit_entry', 'thread_end', 'mentor_heard', 'last_seen']

const setUp = `
create schema watch;
create unlogged table watch.change (
  nr bigint generated always as identity primary key, place text, name text, op text, before jsonb, after jsonb);

create function watch.note() returns trigger language plpgsql as $$
begin
  insert into watch.change (place, name, op, before, after) values (
    format('%I.%I', tg_table_schema, tg_table_name),
    case when tg_table_schema <> 'public' then 'job'
      when tg_op = 'UPDATE' and tg_table_name = 'mentorship'
        and to_jsonb(old) - 'heard_at' = to_jsonb(new) - 'heard_at' then 'mentor_heard'
      when tg_op = 'UPDATE' and tg_table_name = 'users'
        and to_jsonb(old) - 'last_seen_at' = to_jsonb(new) - 'last_seen_at' then 'last_seen'
      else tg_table_name end, lower(tg_op),
    case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
  return null;
end $$;

-- How a row of each table is taken out, found by its key, and how one is put back but for what the database works out itself.
create table watch.place as
select t.name,
  format('delete from %s t where %s to_jsonb(t) = $1', t.name, (
    select string_agg(format('t.%1$I = ($1 ->> %1$L)::%2$s and', a.attname, format_type(a.atttypid, a.atttypmod)), ' ')
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = t.oid and i.indisprimary)) as take_out,
  (select format('insert into %s (%s) select %s from jsonb_populate_record(null::%s, $1)', t.name, c.names, c.names, t.name)
    from (select string_agg(quote_ident(attname), ', ') as names from pg_attribute
      where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') c) as put_back
from (select c.oid, format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'pgboss') and c.relkind = 'r') t;

create function watch.undo() returns void language plpgsql as $$
declare c record;
begin
  for c in
    select w.before, w.after, p.take_out, p.put_back
    from watch.change w left join watch.place p on p.name = w.place order by w.nr desc
  loop
    if c.after is not null then execute c.take_out using c.after; end if;
    if c.before is not null then execute c.put_back using c.before; end if;
  end loop;
  delete from watch.change;
end $$;

-- Counts what changed after the mark, and undoes everything.
create function watch.take(mark bigint, traces text[]) returns jsonb language plpgsql as $$
declare counts jsonb;
begin
  if not exists (select from watch.change) then return '{}'; end if;
  select coalesce(jsonb_object_agg(what, n), '{}') into counts from (
    select name || ' ' || op as what, count(*) as n from watch.change where nr > mark and name <> all (traces) group by 1
  ) counted;
  perform watch.undo();
  return counts;
end $$;

do $$
declare t record;
begin
  for t in
    select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = 'public' and c.relkind = 'r' and not c.relispartition)
      or (n.nspname = 'pgboss' and c.relname = 'job')
  loop
    execute format('create trigger zz_watch after insert or update or delete on %I.%I
      for each row execute function watch.note()', t.nspname, t.relname);
  end loop;
end $$;`

/**
 * Neither foreign keys nor our own triggers get in the way of putting rows back. On a connection of its own: whoever changes
 * its role forgets how all of its statements are carried out, and the product would plan each of them anew.
 */
const asReplica = '-c session_replication_role=replica'

const betweenVacuums = 50

/** Notes every row that any statement changes, so that nothing can change unseen and all can be undone. */
export async function watchChanges(db: Pool): Promise<ChangeLog> {
  await db.query(setUp)
  const keeper = new pg.Pool({ ...db.options, max: 1, options: `${db.options.options} ${asReplica}` })
  afterAll(() => keeper.end())
  let taken = 0
  return {
    async mark() {
      const { rows } = await db.query<{ nr: number }>('select coalesce(max(nr), 0) as nr from watch.change')
      return rows[0]?.nr ?? 0
    },
    async take(mark) {
      taken += 1
      // What was noted and removed is read past, until it is cleared away: after a thousand requests that took longest.
      if (taken % betweenVacuums === 0) await keeper.query('vacuum watch.change')
      const { rows } = await keeper.query<{ changes: Changes }>({
        name: 'take-changes',
        text: 'select watch.take($1, $2) as changes',
        values: [mark, traces],
      })
      return rows[0]?.changes ?? {}
    },
  }
}

/** One value for everything that is stored, to show that undoing left nothing behind. */
export async function checksum(db: Pool): Promise<Record<string, string>> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of rows) {
    // A session notes every few minutes that it is used.
    const line = name === 'session' ? `to_jsonb(t) - 'updated_at'` : 'to_jsonb(t)'
    const sum = await db.query<{ sum: string }>(
      `select coalesce(md5(string_agg(line, '' order by line)), '') as sum from (select (${line})::text as line from ${name} t) lines`,
    )
    sums[name] = sum.rows[0]?.sum ?? ''
  }
  return sums
}
