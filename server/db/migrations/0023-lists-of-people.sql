-- Text as it is searched and put in order: without capitals and accents.
create function search_form(text) returns text language sql immutable parallel safe as $$
  select translate(lower($1), 'áàâäãåÁÀÂÄÃÅéèêëÉÈÊËíìîïÍÌÎÏóòôöõÓÒÔÖÕúùûüÚÙÛÜñÑçÇ',
    'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunncc')
$$;

-- When somebody was last here. Sessions end and are deleted; this stays.
alter table users add column last_seen_at timestamptz;
update users u set last_seen_at = (select max(s.updated_at) from session s where s.user_id = u.id);

create function note_last_seen() returns trigger language plpgsql as $$
begin
  update users set last_seen_at = now() where id = new.user_id;
  return null;
end $$;
create trigger session_begins after insert on session for each row execute function note_last_seen();

create index users_by_name on users (search_form(last_name), search_form(first_name), id);
create index users_by_last_seen on users (coalesce(last_seen_at, '-infinity'), id);
create index audit_entry_actor on audit_entry (actor_id, id);

-- Parts of words are found by their groups of three letters. Where the database does not offer that, a search reads the table.
do $$
begin
  create extension if not exists pg_trgm;
  create index users_searched on users using gin (search_form(name || ' ' || email) gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'pg_trgm is not offered: searching people reads the whole table';
end $$;
